import { localTime } from '@wideload/local-time';
import { describe, expect, test } from 'vitest';
import { aDay } from '../../testing/sample.test-support.ts';
import { createStateHours } from '../hours/state-hours.ts';
import { findLeavingInstant, planPermitDays } from './permit-days.ts';
import { aTravelLoad, eastward, show, toStates } from './trip.test-support.ts';

const states = toStates(eastward, [40.44, -79.99]);
const load = aTravelLoad();

const texas = createStateHours(
  { state: 'TX', entry: { lat: 35.22, lng: -101.83 }, exit: { lat: 36.5, lng: -100.6 } },
  load,
  localTime,
);

test.each([
  ['its hour', '2026-12-25', '09:00', '2026-12-25 09:00'],
  ['its first open minute', '2026-12-24', null, '2026-12-24 07:24'],
  ['the first open minute of a later day where it is closed', '2026-12-25', null, '2026-12-26 07:25'],
])('a departure begins at %s', (_name, startDate, startTime, instant) => {
  const leaves = findLeavingInstant(texas, { startDate: aDay(startDate), startTime });
  expect(leaves && show(leaves)).toBe(instant);
});

function planFrom(startDate: string, startTime: string | null = null) {
  const departure = { startDate: aDay(startDate), startTime };
  const days = planPermitDays({ states }, { departure, load }, localTime);
  return [...days].map(([state, date]) => `${state} ${date.startDate} to ${date.endDate}`);
}

describe('the days of the permits of a trip', () => {
  test('begin when the truck enters each state, and end when its permit does (Oklahoma holds three days)', () => {
    const [texas, oklahoma, kansas] = planFrom('2027-02-01', '07:30');
    expect([texas, oklahoma, kansas]).toEqual([
      'TX 2027-02-01 to 2027-02-04',
      'OK 2027-02-01 to 2027-02-03',
      'KS 2027-02-01 to 2027-02-04',
    ]);
  });

  test('are later for a departure after dark, and the same without an hour', () => {
    expect(planFrom('2027-02-01', '21:00')[0]).toBe('TX 2027-02-02 to 2027-02-05');
    expect(planFrom('2027-02-01')).toEqual(planFrom('2027-02-01', '07:30'));
  });

  test('begin on the first open day where the day of departure is closed', () => {
    expect(planFrom('2026-12-25')[0]).toBe('TX 2026-12-26 to 2026-12-29');
  });

  test('are none without a departure, and where a way is not known', () => {
    const departure = { startDate: aDay('2027-02-01'), startTime: null };
    const noDay = { startDate: null, startTime: null };
    expect(planPermitDays({ states }, { departure: noDay, load }, localTime).size).toBe(0);
    const byHand = [
      { ...states[0], state: 'NM' as const, miles: null, entry: null, exit: null, roads: [], by: 'hand' as const },
    ];
    expect(planPermitDays({ states: [...states, ...byHand] }, { departure, load }, localTime).size).toBe(0);
  });

  test('of a state that is crossed twice are one stay', () => {
    const twice = [...states.slice(0, 2), ...states.slice(0, 1)];
    const departure = { startDate: aDay('2027-02-01'), startTime: '07:30' };
    const days = planPermitDays({ states: twice }, { departure, load }, localTime);
    expect([...days.keys()]).toEqual(['TX', 'OK']);
  });
});
