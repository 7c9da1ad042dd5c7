import { localTime } from '@wideload/local-time';
import { describe, expect, test } from 'vitest';
import { aDay } from '../../testing/sample.test-support.ts';
import { createStateHours } from '../hours/state-hours.ts';
import { findLeavingInstant, planPermitDays, proposePermitDates } from './permit-days.ts';
import { aTravelLoad, eastward, show, toStates, at } from './trip.test-support.ts';
import { findDateWarnings } from '../../orders/trip-warnings.ts';
import { addDays, type Day } from '../../basics/day.ts';
import { findValidity } from '../../states/permit-validity.ts';
import { orderableStates } from '../../basics/state-code.ts';

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

const zone = 'America/Denver';
const stay = (enters: string, leaves: string) => ({ enters: at(enters, zone), leaves: at(leaves, zone), zone });
const five = { days: 5, isBusinessDays: false };

test.each([
  ['three days after the entry', stay('2026-11-23 08:00', '2026-11-24 10:00'), five, '2026-11-26', false],
  ['as long as the stay', stay('2026-11-23 08:00', '2026-11-27 10:00'), five, '2026-11-27', false],
  ['as long as the permit', stay('2026-11-23 08:00', '2026-11-24 10:00'), { ...five, days: 3 }, '2026-11-25', false],
  ['shorter than the stay', stay('2026-11-23 08:00', '2026-11-26 10:00'), { ...five, days: 3 }, '2026-11-25', true],
  ['without a limit', stay('2026-11-23 08:00', '2026-12-02 10:00'), null, '2026-12-02', false],
  // Wednesday to Tuesday.
  [
    'in business days',
    stay('2026-11-18 08:00', '2026-11-26 10:00'),
    { ...five, isBusinessDays: true },
    '2026-11-24',
    true,
  ],
  [
    'from a Saturday',
    stay('2026-11-21 08:00', '2026-11-21 10:00'),
    { days: 1, isBusinessDays: true },
    '2026-11-23',
    false,
  ],
])('%s', (_name, times, validity, end, runsOut) => {
  expect(proposePermitDates(times, validity)).toMatchObject({ end, runsOut });
});

test('the start is the day in the zone of the state', () => {
  const night = {
    enters: at('2026-11-24 00:30', 'America/New_York'),
    leaves: at('2026-11-24 09:00', 'America/New_York'),
  };
  expect(proposePermitDates({ ...night, zone }, five).start).toBe('2026-11-23');
  expect(proposePermitDates({ ...night, zone: 'America/New_York' }, five).start).toBe('2026-11-24');
});

const long = stay('2026-11-23 08:00', '2027-01-23 10:00');

test.each(orderableStates)('%s: the calendar and the warning agree on how long a permit holds', (state) => {
  const { start, end } = proposePermitDates(long, findValidity(state));
  const findLength = (last: Day) =>
    findDateWarnings(state, { start, end: last, today: start }).filter(({ because }) => because === 'too-long');
  expect(findLength(end)).toEqual([]);
  expect(findLength(addDays(end, 1))).toHaveLength(1);
});
