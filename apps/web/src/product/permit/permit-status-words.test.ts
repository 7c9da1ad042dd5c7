import { permitStatuses, type Day } from '@wideload/domain';
import { describe, expect, test } from 'vitest';
import { findPermitSign } from './permit-signs.ts';
import { describePermit } from './permit-status-words.ts';

const aDay = (text: string) => text as Day;
const today = aDay('2026-11-25');
const texas = { state: 'TX', validFrom: '2026-11-24', validTo: '2026-11-28' } as const;

test.each(permitStatuses)('a permit that is %s names its state and the next step', (status) => {
  const { word, next } = describePermit({ ...texas, status }, { status: 'pending', isRefunded: false }, today);
  expect(word.toLowerCase()).toBe(status);
  expect(next).toMatch(/Texas/);
});

test('a rejected order awaits no permit, but issued permits stay issued', () => {
  const order = { status: 'rejected', isRefunded: false } as const;
  expect(describePermit({ ...texas, status: 'requested' }, order, today).next).toMatch(
    /as long as the order is rejected/,
  );
  expect(describePermit({ ...texas, status: 'issued' }, order, today).next).toMatch(/Carry this permit/);
});

describe('an issued permit', () => {
  test.each([
    [
      'before its first day',
      '2026-11-23',
      'Issued',
      'Valid from Tue, Nov 24, 2026. Do not travel in Texas before that day.',
    ],
    ['on its first day', '2026-11-24', 'Issued', 'Carry this permit in the truck the whole time you are in Texas.'],
    [
      'on its last day',
      '2026-11-28',
      'Ends today',
      'This is its last day. Carry this permit in the truck, and be out of Texas before the day ends.',
    ],
    [
      'after its last day',
      '2026-11-29',
      'Expired',
      'It was valid until Sat, Nov 28, 2026. Do not travel in Texas with it.',
    ],
  ])('%s', (_name, day, word, next) => {
    const said = describePermit({ ...texas, status: 'issued' }, { status: 'approved', isRefunded: false }, aDay(day));
    expect(said).toMatchObject({ word, next });
    expect(findPermitSign({ ...texas, status: 'issued' }, aDay(day))).toEqual({ word, kind: said.kind });
  });

  test('says in color that it can no longer be used', () => {
    const kindOn = (day: string) => findPermitSign({ ...texas, status: 'issued' }, aDay(day)).kind;
    expect(['2026-11-24', '2026-11-28', '2026-11-29'].map(kindOn)).toEqual(['approved', 'pending', 'rejected']);
  });
});

test('a permit of a refunded order waits for nothing', () => {
  const order = { status: 'pending', isRefunded: true } as const;
  expect(describePermit({ ...texas, status: 'filed' }, order, today).next).toMatch(/the order was refunded/);
  expect(describePermit({ ...texas, status: 'issued' }, order, today).next).toMatch(/Carry this permit/);
});

test.each([
  ['before its first day', '2026-11-23', 'You canceled it: do not travel in Texas with it.'],
  ['on its last day', '2026-11-28', 'You canceled it: do not travel in Texas with it.'],
  ['after it', '2026-11-29', 'It was valid until Sat, Nov 28, 2026. Do not travel in Texas with it.'],
])('nobody carries an issued permit that its carrier canceled, %s', (_name, day, next) => {
  const order = { status: 'pending', isRefunded: false, isCanceled: true } as const;
  expect(describePermit({ ...texas, status: 'issued' }, order, aDay(day))).toMatchObject({ next });
});
