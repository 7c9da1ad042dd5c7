import { expect, test } from 'vitest';
import { aDay } from '../../testing/sample.test-support.ts';
import { HOUR } from '../hours/local-time.ts';
import { findBetterDeparture, rankDepartures } from './rank-departures.ts';
import { aPlan, show } from './trip.test-support.ts';

const missouri = aPlan([['MO', 200, [39.1, -94.6]]], [38.63, -90.19]);

test('14 departures, the first arrival first, and of two that arrive together the one that waits less', () => {
  const departures = rankDepartures(missouri, { firstDay: aDay('2026-11-14'), time: '07:00' });
  expect(departures).toHaveLength(14);
  expect(departures.slice(0, 4).map(({ day, waiting }) => [day, waiting / HOUR])).toEqual([
    // The truck that is already there moves at 06:33 on Monday.
    ['2026-11-15', expect.closeTo(23.55, 5)],
    ['2026-11-14', expect.closeTo(47.55, 5)],
    ['2026-11-16', 0],
    ['2026-11-17', 0],
  ]);
});

test('Monday instead of Saturday waits 48 hours less', () => {
  const departures = rankDepartures(missouri, { firstDay: aDay('2026-11-14'), time: '06:00' });
  const saturday = departures.find(({ day }) => day === '2026-11-14');
  const better = saturday && findBetterDeparture(saturday, departures);
  expect(better).toMatchObject({ instead: { day: '2026-11-16' }, savedWaiting: 48 * HOUR, laterArrival: 0 });
});

test('nothing is better than a departure that hardly waits', () => {
  const departures = rankDepartures(missouri, { firstDay: aDay('2026-11-16'), time: '07:00' });
  const monday = departures.find(({ day }) => day === '2026-11-16');
  expect(monday && findBetterDeparture(monday, departures)).toBeNull();
});

test('without an hour the truck leaves in the first open minute, and not on a closed day', () => {
  const departures = rankDepartures(missouri, { firstDay: aDay('2026-11-14'), time: null });
  expect(departures.map(({ day }) => day)).not.toContain('2026-11-14');
  expect(departures[0]).toMatchObject({ day: '2026-11-16', waiting: 0 });
  expect(departures[0] && show(departures[0].leaves)).toBe('2026-11-16 06:33');
});

test('a trip without states has no departures', () => {
  expect(rankDepartures([], { firstDay: aDay('2026-11-14'), time: null })).toEqual([]);
});
