import { describe, expect, test } from 'vitest';
import { findDateWarnings } from './date-warnings.ts';
import { addDays, type Day } from '../basics/day.ts';
import { orderableStates, stateCodes, stateName, type StateCode } from '../basics/state-code.ts';
import { coversDays, findValidity } from '../states/permit-validity.ts';

const today = '2026-11-21' as Day;
const five = { days: 5, isBusinessDays: false };

describe('warnings about dates', () => {
  test.each([
    ['today to today plus 3', '2026-11-21', '2026-11-24', []],
    ['as many days as Texas gives', '2026-11-21', '2026-11-25', []],
    ['a day more', '2026-11-21', '2026-11-26', [{ because: 'too-long', validity: five, days: 6 }]],
    ['nine days', '2026-12-01', '2026-12-09', [{ because: 'too-long', validity: five, days: 9 }]],
    ['yesterday on', '2026-11-20', '2026-11-22', [{ because: 'past-start' }]],
    ['days gone by', '2026-11-17', '2026-11-20', [{ because: 'past', days: 4 }]],
    ['one day gone by', '2026-11-20', '2026-11-20', [{ because: 'past', days: 1 }]],
    [
      'a year too early',
      '2025-11-21',
      '2026-11-21',
      [{ because: 'past-start' }, { because: 'too-long', validity: five, days: 366 }],
    ],
    ['an end before the start, which has a message of its own', '2026-11-24', '2026-11-21', []],
  ])('%s', (_, start, end, expected) => {
    expect(findDateWarnings('TX', { start: start as Day, end: end as Day, today })).toEqual(expected);
  });

  const limited = orderableStates.flatMap((state) => {
    const validity = findValidity(state);
    return validity === null || validity.isBusinessDays ? [] : [[stateName(state), state, validity] as const];
  });
  const unlimited = stateCodes.filter((state) => findValidity(state) === null);
  const findWarnings = (state: StateCode, days: number) =>
    findDateWarnings(state, { start: today, end: addDays(today, days - 1), today });

  test.each(limited)('%s: its own figure decides', (_name, state, validity) => {
    const { days } = validity;
    expect(findWarnings(state, days)).toEqual([]);
    expect(findWarnings(state, days + 1)).toEqual([{ because: 'too-long', validity, days: days + 1 }]);
  });

  test('business days leave out the weekend', () => {
    const days = { start: '2026-11-18' as Day, today };
    expect(findDateWarnings('IL', { ...days, end: '2026-11-24' as Day })).toEqual([{ because: 'past-start' }]);
    expect(findDateWarnings('IL', { ...days, end: '2026-11-25' as Day })).toContainEqual({
      because: 'too-long',
      validity: { days: 5, isBusinessDays: true },
      days: 8,
    });
  });

  test('a state without a known maximum gives no warning about length', () => {
    expect(unlimited).not.toEqual([]);
    expect(unlimited.flatMap((state) => findWarnings(state, 366))).toEqual([]);
  });
});

test.each([
  [5, false, 5, true],
  [5, false, 6, false],
  [5, true, 7, true],
  [5, true, 8, false],
  [7, true, 11, true],
  [7, true, 12, false],
])('a permit for %i days (business days: %s) covers %i days: %s', (days, isBusinessDays, wanted, covers) => {
  expect(coversDays({ days, isBusinessDays }, wanted)).toBe(covers);
});
