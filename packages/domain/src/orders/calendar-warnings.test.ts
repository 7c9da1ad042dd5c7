import { localTime } from '@wideload/local-time';
import { describe, expect, test } from 'vitest';
import { aDay, aPermit, aUnit, oversize } from '../testing/sample.test-support.ts';
import { aTrip } from '../trip/a-trip.test-support.ts';
import type { Trip } from '../trip/trip.ts';
import { findCalendarWarnings } from './calendar-warnings.ts';
import { eastward, toStates } from '../trip/schedule/trip.test-support.ts';

const states = toStates(eastward, [40.44, -79.99]);
const unit = aUnit(oversize);
const second = aUnit(oversize, { _id: 'unit-2' });

function warn(trip: Partial<Trip>, { units = [unit], end = '2027-02-20' } = {}) {
  const permits = units.map(({ _id }) => aPermit(_id, 'OH', { date: { startDate: '2027-02-01', endDate: end } }));
  return findCalendarWarnings({ trip: aTrip([], { states, ...trip }), units, permits }, localTime);
}

const monday = aDay('2027-02-01');
const christmas = aDay('2026-12-25');

describe('the warnings of the calendar', () => {
  test('an open day and a permit that is long enough have none', () => {
    expect(warn({ startDate: monday })).toEqual([]);
  });

  test('a permit that runs out before the truck leaves the state', () => {
    expect(warn({ startDate: monday }, { end: '2027-02-02' })).toEqual([
      { code: 'permit.runs-out', permit: 'unit-1-OH', leaves: '2027-02-03' },
    ]);
    expect(warn({ startDate: monday }, { end: '2027-02-03' })).toEqual([]);
  });

  test('a departure on a day that the state forbids, once for all units that leave on it', () => {
    const closed = { code: 'departure.closed', day: christmas, state: 'TX', units: ['unit-1', 'unit-2'] };
    const warnings = warn({ startDate: christmas, startTime: '09:00' }, { units: [unit, second] });
    expect(warnings).toEqual([expect.objectContaining(closed)]);
    expect(warnings).toEqual([expect.objectContaining({ because: ['holiday'] })]);
  });

  test('a unit that leaves on another day is warned by its own day', () => {
    const departures = [{ unit: 'unit-2', startDate: monday, startTime: null }];
    const warnings = warn({ startDate: christmas, departures }, { units: [unit, second] });
    expect(warnings).toEqual([expect.objectContaining({ code: 'departure.closed', units: ['unit-1'] })]);
  });

  test('without a day, and where the way is not known, there are none', () => {
    const byHand = states.map((visit) => ({ ...visit, miles: null, entry: null, exit: null }));
    expect(warn({}, { end: '2027-02-02' })).toEqual([]);
    expect(warn({ startDate: christmas, states: byHand }, { end: '2027-02-02' })).toEqual([]);
  });
});
