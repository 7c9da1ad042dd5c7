import { describe, expect, test } from 'vitest';
import { createSeededRandom } from '../../testing/seeded-random.test-support.ts';
import { DAY, HOUR, toInstant, type Span } from '../hours/local-time.ts';
import { findDrivingEnd, findRestEnd } from './trip-plan.ts';

const limit = { hoursADay: 11, restHours: 10 };
const hours = (from: number, to: number): Span => ({ from: toInstant(from * HOUR), to: toInstant(to * HOUR) });
const dayOf = (at: number) => hours(Math.floor(at / 24) * 24, Math.floor(at / 24) * 24 + 24);
const findEnd = (drives: Span[], at: number) =>
  findDrivingEnd({ drives, day: dayOf(at) }, toInstant(at * HOUR), limit) / HOUR;
const findRest = (drives: Span[], at: number) =>
  findRestEnd({ drives, day: dayOf(at) }, toInstant(at * HOUR), limit) / HOUR;

describe('the driver may go on', () => {
  test.each([
    ['for 11 hours without any before', [], 7, 18],
    ['for 8 after 3 today', [hours(7, 10)], 12, 20],
    ['not after 11', [hours(7, 18)], 20, 20],
    ['for 11 after a night of 10 hours', [hours(-14, -3)], 7, 18],
    ['for 2 after 9 and a night of 9', [hours(-10, -1)], 8, 10],
    ['for 2 in the night after 9', [hours(-10, -1)], 0, 2],
    ['for 2 more on a day that began at midnight', [hours(0, 9)], 20, 22],
  ])('%s', (_name, drives, at, expected) => {
    expect(findEnd(drives, at)).toBe(expected);
  });
});

test('a rest lasts until 21 hours after the driving began', () => {
  expect(findRest([hours(-30, -28), hours(-6, 5)], 6)).toBe(15);
});

test('a rest after 11 hours of one day lasts until midnight', () => {
  expect(findRest([hours(1, 12)], 22)).toBe(24);
});

test('any 21 hours and any day have at most 11 hours of driving', () => {
  const random = createSeededRandom(11);
  for (let round = 0; round < 200; round += 1) {
    const drives: Span[] = [];
    let at = toInstant(0);
    while (drives.length < 20) {
      const log = { drives, day: dayOf(at / HOUR) };
      const to = Math.min(findDrivingEnd(log, at, limit), at + Math.ceil(random() * 14 * HOUR), log.day.to);
      const rest =
        to <= at ? findRestEnd(log, at, limit) : to + Math.floor(random() * 3) * Math.floor(random() * 6 * HOUR);
      if (to > at) drives.push({ from: at, to: toInstant(to) });
      at = toInstant(rest);
    }
    const sumWithin = (from: number, end: number) =>
      drives.reduce((sum, drive) => sum + Math.max(0, Math.min(drive.to, end) - Math.max(drive.from, from)), 0);
    for (const { from, to } of drives) {
      expect(sumWithin(to - 21 * HOUR, to)).toBeLessThanOrEqual(11 * HOUR);
      const midnight = Math.floor(from / DAY) * DAY;
      expect(sumWithin(midnight, midnight + DAY)).toBeLessThanOrEqual(11 * HOUR);
    }
  }
});
