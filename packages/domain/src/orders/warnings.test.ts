import { expect, test } from 'vitest';
import { aDay } from '../testing/sample.test-support.ts';
import { aVisit } from '../trip/a-trip.test-support.ts';
import { aTravelLoad } from '../trip/schedule/trip.test-support.ts';
import type { TripState } from '../trip/trip.ts';
import { findFactChanges } from './fact-changes.ts';
import { findRestrictedPermits, normalizeRoad, type Restriction } from './restriction.ts';
import type { TripFact } from './trip-facts.ts';
import type { WatchedTrip } from './watched-trip.ts';

const place = { lat: 31.5, lng: -97.1 };

/** Texas on I-40, 14 ft 6 in wide, from Dec 1 to Dec 5. */
function aWatchedTrip(states: TripState[] = [aVisit('TX')]): WatchedTrip {
  const days = { from: aDay('2026-12-01'), to: aDay('2026-12-05') };
  return {
    loads: [aTravelLoad()],
    permits: [{ unit: 1, state: 'TX', ...days, origin: place, destination: place }],
    states,
  };
}

const none = { width: null, height: null, length: null, weight: null };
const closed: Restriction = {
  state: 'TX',
  road: 'I-40',
  firstDay: aDay('2026-12-03'),
  lastDay: aDay('2026-12-10'),
  sizes: none,
};

test.each<[name: string, change: Partial<Restriction>, isConcerned: boolean]>([
  ['its road, days and state', {}, true],
  ['the whole state', { road: '' }, true],
  ['its road in other letters', { road: 'Interstate 40' }, true],
  ['another road', { road: 'I-4' }, false],
  ['another state', { state: 'OK' }, false],
  ['days that begin with its last one', { firstDay: aDay('2026-12-05') }, true],
  ['days after it', { firstDay: aDay('2026-12-06') }, false],
  ['days that end with its first one', { firstDay: aDay('2026-11-01'), lastDay: aDay('2026-12-01') }, true],
  ['days before it', { firstDay: aDay('2026-11-01'), lastDay: aDay('2026-11-30') }, false],
  ['days without an end', { firstDay: aDay('2026-11-01'), lastDay: null }, true],
  ['its width', { sizes: { ...none, width: 174 } }, true],
  ['a larger width', { sizes: { ...none, width: 175 } }, false],
  ['a larger width, or its weight', { sizes: { ...none, width: 175, weight: 100_000 } }, true],
])('a restriction of %s', (_name, change, isConcerned) => {
  expect(findRestrictedPermits({ ...closed, ...change }, aWatchedTrip()).length > 0).toBe(isConcerned);
});

test.each<[name: string, trip: WatchedTrip, isConcerned: boolean]>([
  ['a way that nobody knows', aWatchedTrip([]), true],
  ['a state that was given by hand', aWatchedTrip([{ ...aVisit('TX'), roads: [], by: 'hand' }]), true],
  [
    'a way with the road only for some miles',
    aWatchedTrip([{ ...aVisit('TX'), roads: ['I-35'], allRoads: [{ road: 'I-40' }] }]),
    true,
  ],
  ['a way without the road', aWatchedTrip([{ ...aVisit('TX'), roads: ['I-35'] }]), false],
  [
    'a load without a width',
    {
      ...aWatchedTrip(),
      loads: [
        {
          type: 'general',
          facts: { ...aTravelLoad().facts, dimensions: { ...aTravelLoad().facts.dimensions, width: null } },
        },
      ],
    },
    true,
  ],
])('a road is closed to 14 ft and more, and the trip has %s', (_name, trip, isConcerned) => {
  expect(findRestrictedPermits({ ...closed, sizes: { ...none, width: 168 } }, trip).length > 0).toBe(isConcerned);
});

test.each([
  ['I 35', 'I35'],
  ['IH-35E', 'I35E'],
  ['interstate 35', 'I35'],
  ['U.S. 287', 'US287'],
  ['US Highway 287', 'US287'],
  ['Turnpike', 'TURNPIKE'],
])('the road %s is %s', (typed, road) => {
  expect(normalizeRoad(typed)).toBe(road);
});

const fact = (values: string[], day = '2026-12-03'): TripFact => {
  return { subject: 'holiday', state: 'TX', unit: 1, day: aDay(day), values, source: 's1' };
};
const today = aDay('2026-12-01');

test.each<[name: string, before: TripFact[], now: TripFact[], days: string[]]>([
  ['the same', [fact(['a'])], [fact(['a'])], []],
  ['another source', [{ ...fact(['a']), source: 's2' }], [fact(['a'])], []],
  ['a new closing', [], [fact(['a'])], ['2026-12-03']],
  ['a closing that is gone', [fact(['a'])], [], ['2026-12-03']],
  ['a change of a day that is over', [fact(['a'], '2026-11-30')], [fact(['b'], '2026-11-30')], []],
  ['two days', [], [fact(['a']), fact(['a'], '2026-12-04')], ['2026-12-03', '2026-12-04']],
])('facts now and before: %s', (_name, before, now, days) => {
  const changes = findFactChanges(before, now, { today });
  expect(changes.flatMap(({ details }) => details.map(({ day }) => day))).toEqual(days);
  expect(changes.length).toBe(days.length === 0 ? 0 : 1);
});
