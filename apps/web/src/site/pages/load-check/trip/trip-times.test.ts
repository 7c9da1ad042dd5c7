import type { KnownFacts, StateCode, TripState } from '@wideload/domain';
import { expect, test } from 'vitest';
import { areTimes, findWay } from './trip-summary.tsx';
import { findTripTimes } from './trip-times.ts';

const facts: KnownFacts = {
  dimensions: { width: 174, height: 182, length: 924, frontOverhang: 0, rearOverhang: 0 },
  weight: 111_400,
  axles: { AB: 212, BC: 54, CD: 470, DE: 54, EF: 54 },
  trailer: { length: 53 },
};
const aVisit = (state: StateCode, miles: number, lng: number): TripState => {
  const place = { label: `in ${state}`, lat: 41.2, lng };
  return { state, miles, entry: place, exit: place, roads: [], by: 'route' };
};
const route = [
  aVisit('WY', 223, -106.3),
  aVisit('NE', 461, -104),
  aVisit('IA', 296, -96),
  aVisit('IL', 223, -90.5),
  aVisit('IN', 161, -87.5),
  aVisit('OH', 42, -84.8),
];

function findTimes(leaving: string, hour = '') {
  const times = findTripTimes({ states: route, other: null }, facts, { leaving, hour });
  if (times === null || !areTimes(times)) throw new Error('No state stays closed');
  return times;
}
const formatTime = (at: number, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(at).replace(/\s/g, ' ');

test.each([
  ['', '3/2/99, 7:00 AM'],
  ['09:30', '3/2/99, 9:30 AM'],
])('with the hour “%s” the truck leaves at %s, local time at the origin', (hour, expected) => {
  const { leaves, arrives, stays } = findTimes('2099-03-02', hour);
  expect(formatTime(leaves.at, 'America/Denver')).toBe(expected);
  expect(leaves.zone).toBe('America/Denver');
  expect(arrives).toMatchObject({ at: stays.at(-1)?.leaves, zone: 'America/New_York' });
});

test('without an hour the truck leaves in the first open minute from 7:00 AM on, and the order takes that hour', () => {
  const seattle = [{ ...aVisit('WA', 250, -122.2), counties: [{ county: 'King', roads: ['I-90'] }] }];
  const find = (leaving: string, hour = '') =>
    findTripTimes({ states: seattle, other: null }, facts, { leaving, hour });
  // A Monday, and the Saturday before it.
  expect(find('2099-03-02')).toMatchObject({ opens: '09:00', waiting: 0, isChecked: false });
  expect(find('2099-02-28')).toMatchObject({ opens: null });
  expect(find('2099-03-02', '07:00')).toMatchObject({ opens: null, waiting: 2 * 3_600_000 });
});

test('a road that the load may not use is named, and whether the other route is free of such roads', () => {
  const oklahoma = [{ ...aVisit('OK', 200, -97.5), roads: ['I-40'] }];
  const wide = { ...facts, dimensions: { ...facts.dimensions, width: 198 } };
  const find = (load: KnownFacts, other: TripState[] | null) =>
    findTripTimes({ states: oklahoma, other }, load, { leaving: '2099-03-02', hour: '' });
  expect(find(wide, null)).toMatchObject({
    banned: [{ state: 'OK', roads: ['I-40'], limits: [{ of: 'width', over: 192 }], isWithLeave: false }],
    isOtherFree: false,
    leftOut: [],
  });
  expect(find(wide, [aVisit('OK', 220, -97.5)])).toMatchObject({ isOtherFree: true });
  expect(find(facts, null)).toMatchObject({ banned: [] });
});

test('beside a way that the load may use, the closed roads of the other one are named', () => {
  const around = [aVisit('OK', 220, -97.5)];
  const fastest = [{ ...aVisit('OK', 200, -97.5), roads: ['I-40'] }];
  const find = (width: number) =>
    findTripTimes(
      { states: around, other: fastest },
      { ...facts, dimensions: { ...facts.dimensions, width } },
      { leaving: '2099-03-02', hour: '' },
    );
  const limits = [{ of: 'width', over: 192 }];
  expect(find(198)).toMatchObject({ banned: [], leftOut: [{ state: 'OK', roads: ['I-40'], limits }] });
  expect(find(174)).toMatchObject({ banned: [], leftOut: [] });
});

test.each([
  ['special permission is enough on both ways', ['WI'], ['WI'], false],
  ['special permission is enough on the other way alone', ['OK'], ['WI'], true],
  ['both ways are closed', ['OK'], ['OK'], false],
] as const)('whether the other way is better: %s', (_name, own, others, isOtherFree) => {
  const listVisits = (states: readonly StateCode[]) =>
    states.map((state) => ({ ...aVisit(state, 200, -97.5), roads: ['I-40'] }));
  const wide = { ...facts, dimensions: { ...facts.dimensions, width: 198 } };
  const ways = { states: listVisits(own), other: listVisits(others) };
  expect(findTripTimes(ways, wide, { leaving: '2099-03-02', hour: '' })).toMatchObject({ isOtherFree });
});

test('a state that is crossed twice has the hours of both visits', () => {
  const twice = [aVisit('WY', 50, -106.3), aVisit('NE', 40, -104), aVisit('WY', 30, -104.5)];
  const way = findWay(
    'WY',
    twice,
    findTripTimes({ states: twice, other: null }, facts, { leaving: '2099-03-02', hour: '' }),
  );
  expect(way).toMatchObject({ miles: 80, visits: [{ miles: 50 }, { miles: 30 }] });
  expect(way?.stays.map(({ state }) => state)).toEqual(['WY', 'WY']);
  expect(findWay('OH', twice, null)).toBeNull();
});
