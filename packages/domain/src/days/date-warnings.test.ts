import { describe, expect, test } from 'vitest';
import { findDateWarnings } from './date-warnings.ts';
import { addDays, type Day } from './day.ts';
import { orderableStates, stateCodes, stateName, type StateCode } from '../states/state.ts';
import { stateFacts } from '../states/state-facts.ts';

const today = '2026-11-21' as Day;

describe('warnings about dates', () => {
  test.each([
    ['today to today plus 3', '2026-11-21', '2026-11-24', []],
    ['as many days as Texas gives', '2026-11-21', '2026-11-25', []],
    ['a day more', '2026-11-21', '2026-11-26', [{ because: 'too-long', validDays: 5, days: 6 }]],
    ['nine days', '2026-12-01', '2026-12-09', [{ because: 'too-long', validDays: 5, days: 9 }]],
    ['yesterday on', '2026-11-20', '2026-11-22', [{ because: 'past-start' }]],
    ['days gone by', '2026-11-17', '2026-11-20', [{ because: 'past', days: 4 }]],
    ['one day gone by', '2026-11-20', '2026-11-20', [{ because: 'past', days: 1 }]],
    [
      'a year too early',
      '2025-11-21',
      '2026-11-21',
      [{ because: 'past-start' }, { because: 'too-long', validDays: 5, days: 366 }],
    ],
    ['an end before the start, which has a message of its own', '2026-11-24', '2026-11-21', []],
  ])('%s', (_, start, end, expected) => {
    expect(findDateWarnings('TX', { start: start as Day, end: end as Day, today })).toEqual(expected);
  });

  const limited = orderableStates.flatMap((state) => {
    const { validityDays } = stateFacts[state].fee;
    return validityDays === null ? [] : [[stateName(state), state, validityDays] as const];
  });
  const unlimited = stateCodes.filter((state) => stateFacts[state].fee.validityDays === null);
  const findWarnings = (state: StateCode, days: number) =>
    findDateWarnings(state, { start: today, end: addDays(today, days - 1), today });

  test.each(limited)('%s: its own figure decides', (_name, state, days) => {
    expect(findWarnings(state, days)).toEqual([]);
    expect(findWarnings(state, days + 1)).toEqual([{ because: 'too-long', validDays: days, days: days + 1 }]);
  });

  test('a state without a known maximum gives no warning about length', () => {
    expect(unlimited).not.toEqual([]);
    expect(unlimited.flatMap((state) => findWarnings(state, 366))).toEqual([]);
  });
});
