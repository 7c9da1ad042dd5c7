import { localTime } from '@wideload/local-time';
import { describe, expect, test } from 'vitest';
import { requireDay } from '../../basics/day.ts';
import { exampleLoad } from '../../load/load.ts';
import { stateFacts } from '../../states/state-facts.ts';
import { orderableStates, type StateCode } from '../../basics/state-code.ts';
import { listClosedDays } from './closed-days.ts';
import { createStateHours } from './state-hours.ts';

function listFor(state: StateCode, first: string, count: number) {
  const { center } = stateFacts[state];
  const hours = createStateHours({ state, entry: center, exit: center }, { facts: exampleLoad, type: null }, localTime);
  return listClosedDays(hours, requireDay(first), count);
}

describe('the closed days of a load 14′6″ wide', () => {
  test('in Texas are the six holidays, whole, and no weekends', () => {
    expect(listFor('TX', '2026-11-25', 38)).toEqual(
      [
        ['2026-11-26', 'thanksgiving'],
        ['2026-12-25', 'christmas'],
        ['2027-01-01', 'new_year'],
      ].map(([day, name]) => ({
        day,
        isWhole: true,
        hours: [{ because: 'holiday', name, from: '00:00', to: '24:00', certainty: 'closed' }],
      })),
    );
  });

  test('are in order, and each has a reason', () => {
    for (const state of orderableStates) {
      const days = listFor(state, '2026-11-25', 60);
      expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted());
      for (const { hours } of days) expect(hours.length).toBeGreaterThan(0);
      for (const { from, to } of days.flatMap(({ hours }) => hours)) expect(from < to).toBe(true);
    }
  });

  test('a day is whole only by what is certain', () => {
    const days = orderableStates.flatMap((state) => listFor(state, '2026-11-25', 60));
    const open = days.filter(({ hours }) => hours.every(({ certainty }) => certainty === 'not-established'));
    expect(open.length).toBeGreaterThan(0);
    expect(open.filter(({ isWhole }) => isWhole)).toEqual([]);
  });

  test('a state without rows has none that are certain', () => {
    const hours = listFor('AK', '2026-11-25', 14).flatMap((day) => day.hours);
    expect(new Set(hours.map(({ certainty }) => certainty))).toEqual(new Set(['not-established']));
  });
});
