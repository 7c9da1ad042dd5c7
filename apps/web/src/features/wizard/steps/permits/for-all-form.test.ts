import { describe, expect, test } from 'vitest';
import { anOrderPermit } from './an-order-permit.fixture.ts';
import { applySharedTerms, listExceptions, type Scope } from './for-all-form.tsx';

const days = { startDate: '2026-12-01', endDate: '2026-12-04' };
const own = { startDate: '2026-11-25', endDate: '2026-11-28' };
const all = [
  anOrderPermit({ unitNumber: 1, state: 'TX' }),
  anOrderPermit({ unitNumber: 1, state: 'OK' }, own),
  anOrderPermit({ unitNumber: 2, state: 'TX' }, { comment: 'By night' }),
  anOrderPermit({ unitNumber: 2, state: 'OK' }),
];
const apply = (scope: Scope, terms: Parameters<typeof listExceptions>[2], overwritten: string[] = []) =>
  applySharedTerms(all, { scope, terms, overwritten: new Set(overwritten) });

describe('terms for many permits', () => {
  test.each([
    ['all permits', {}, ['TX1', 'TX2', 'OK2']],
    ['a unit', { unit: 'unit 2' }, ['TX2', 'OK2']],
    ['a state', { state: 'TX' }, ['TX1', 'TX2']],
  ] as const)('days for %s leave the permit with days of its own', (_, scope, changed) => {
    const forms = apply(scope, { days, comment: null });
    expect(forms.map(({ _id }) => _id)).toEqual(changed);
    for (const form of forms) expect(form).toMatchObject(days);
  });

  test('a comment leaves the permit with another one, and its days count for nothing', () => {
    const forms = apply({}, { days: null, comment: 'Two axles lifted' });
    expect(forms.map(({ _id }) => _id)).toEqual(['TX1', 'OK1', 'OK2']);
    expect(forms[1]).toMatchObject(own);
  });

  test('an exception in one field still gets the other', () => {
    const forms = apply({}, { days, comment: 'Two axles lifted' });
    expect(forms.map(({ _id, startDate, comment }) => `${_id} ${startDate} ${comment}`)).toEqual([
      'TX1 2026-12-01 Two axles lifted',
      'OK1 2026-11-25 Two axles lifted',
      'TX2 2026-12-01 By night',
      'OK2 2026-12-01 Two axles lifted',
    ]);
  });

  test('an exception that is ticked is overwritten', () => {
    const [exception] = listExceptions(all, {}, { days, comment: null });
    expect(exception?.key).toBe('OK1 days');
    expect(apply({}, { days, comment: null }, ['OK1 days']).map(({ _id }) => _id)).toEqual([
      'TX1',
      'OK1',
      'TX2',
      'OK2',
    ]);
  });

  test('nothing given changes nothing', () => {
    expect(apply({}, { days: null, comment: null })).toEqual([]);
  });
});
