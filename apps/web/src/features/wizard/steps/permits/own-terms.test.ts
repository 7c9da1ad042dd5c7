import { describe, expect, test } from 'vitest';
import { anOrderPermit } from './an-order-permit.fixture.ts';
import type { OrderPermit } from './order-permits.ts';
import { findOwnTerms, findUsualTerms } from './own-terms.tsx';

const amarillo = { lat: 35.22, lng: -101.83, label: 'Amarillo, TX' };
const line = { lat: 35.21, lng: -100.000123, label: 'I-40 at the Oklahoma line, near Texola, OK' };
const planned = {
  miles: null,
  date: { startDate: '2026-11-23', endDate: '2026-11-26' },
  route: { origin: amarillo, destination: line },
};
const asPlanned = { planned, date: planned.date, route: planned.route, state: 'TX' as const };

const findOwn = (permit: OrderPermit, all: readonly OrderPermit[]) => findOwnTerms(permit, findUsualTerms(all));

describe('a permit of a trip', () => {
  test('has no terms of its own while it follows the plan', () => {
    const permit = anOrderPermit({ unitNumber: 1, ...asPlanned });
    expect(findOwn(permit, [permit])).toEqual({});
  });

  test.each([
    ['other days', { endDate: '11/30/2026' }, 'date'],
    ['another origin', { route: { origin: { ...amarillo, lat: '35.3', lng: '-101.83' } } }, 'origin'],
  ] as const)('with %s is undone to the plan', (_, change, field) => {
    const usual = anOrderPermit({ unitNumber: 1, ...asPlanned });
    const typed = { ...usual.form, ...change, route: { ...usual.form.route, ...('route' in change && change.route) } };
    const permit = anOrderPermit({ unitNumber: 1, ...asPlanned }, typed);
    const own = findOwn(permit, [permit]);
    expect(Object.keys(own)).toEqual([field]);
    expect(own[field]?.undo).toEqual(usual.form);
  });

  test('the days of most permits are no exception, though the trip says others', () => {
    const days = { startDate: '2026-11-24', endDate: '2026-11-28' };
    const all = [1, 2, 3].map((unitNumber) => anOrderPermit({ unitNumber, ...asPlanned }, days));
    expect(all.map((permit) => findOwn(permit, all).date?.isShared)).toEqual([true, true, true]);
  });
});

describe('a permit without a trip', () => {
  const usual = { startDate: '2026-11-21', endDate: '2026-11-24' };
  const others = [1, 2].map((unitNumber) => anOrderPermit({ unitNumber }));

  test('has days of its own where most permits have others', () => {
    const permit = anOrderPermit({ unitNumber: 3 }, { endDate: 'Nov 27 2026' });
    expect(findOwn(permit, [...others, permit]).date).toEqual({
      undo: { ...permit.form, ...usual },
      isShared: false,
    });
    expect(findOwn(others[0] ?? permit, [...others, permit])).toEqual({});
  });

  test('another spelling of the same days is no exception', () => {
    const permit = anOrderPermit({ unitNumber: 3 }, { endDate: '11/24/2026' });
    expect(findOwn(permit, [...others, permit])).toEqual({});
  });

  test('has a comment of its own where most permits have the same other one', () => {
    const commented = [1, 2].map((unitNumber) => anOrderPermit({ unitNumber }, { comment: 'By night' }));
    const permit = anOrderPermit({ unitNumber: 3 }, { comment: 'By day' });
    expect(findOwn(permit, [...commented, permit]).comment?.undo.comment).toBe('By night');
    expect(findOwn(permit, [...others, permit])).toEqual({});
  });
});

test('the usual terms of many permits are looked for once, not once for each permit', () => {
  let reads = 0;
  const all = Array.from({ length: 60 }, (_, index) => {
    const permit = anOrderPermit({ unitNumber: index + 1 }, { comment: `Call ${index}` });
    const form = { ...permit.form, endDate: '' };
    Object.defineProperty(form, 'startDate', { enumerable: true, get: () => ((reads += 1), `2027-01-01 ${index}`) });
    return { ...permit, form };
  });
  expect(findUsualTerms(all)).toEqual({ days: null, comment: '' });
  expect(reads).toBe(all.length);
});
