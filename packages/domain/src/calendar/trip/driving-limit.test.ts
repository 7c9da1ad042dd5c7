import { describe, expect, test } from 'vitest';
import { createSeededRandom } from '../../testing/seeded-random.test-support.ts';
import { DAY, HOUR, toInstant, type Span } from '../instant.ts';
import { findDrivingEnd, findRestEnd } from './driving-limit.ts';

const hours = (from: number, to: number): Span => ({ from: toInstant(from * HOUR), to: toInstant(to * HOUR) });
const end = (drives: Span[], at: number) => findDrivingEnd(drives, toInstant(at * HOUR), 11 * HOUR) / HOUR;

describe('eleven hours in any 24', () => {
  test.each([
    ['without any before', [], 7, 18],
    ['after 3 today', [hours(7, 10)], 12, 20],
    ['after 11', [hours(7, 18)], 20, 20],
    ['when the ones of yesterday no longer count', [hours(-17, -6)], 7, 18],
    ['while ten of yesterday still count', [hours(-17, -7)], 2, 3],
    ['in two parts', [hours(0, 5), hours(10, 16)], 24, 29],
  ])('%s', (_name, drives, at, expected) => {
    expect(end(drives, at)).toBe(expected);
  });

  test('the rest ends 24 hours after the first of them', () => {
    expect(findRestEnd([hours(-30, -28), hours(7, 18)], toInstant(20 * HOUR)) / HOUR).toBe(31);
  });

  test('hold for any pauses', () => {
    const random = createSeededRandom(11);
    for (let round = 0; round < 200; round += 1) {
      const drives: Span[] = [];
      let at = toInstant(0);
      for (let step = 0; step < 30; step += 1) {
        const to = findDrivingEnd(drives, at, 11 * HOUR);
        const wish = toInstant(at + Math.ceil(random() * 14 * HOUR));
        if (to <= at) at = findRestEnd(drives, at);
        else {
          drives.push({ from: at, to: toInstant(Math.min(to, wish)) });
          at = toInstant(Math.min(to, wish) + Math.floor(random() * 3) * Math.floor(random() * 6 * HOUR));
        }
      }
      for (const { to } of drives) {
        const within = drives.reduce(
          (sum, drive) => sum + Math.max(0, Math.min(drive.to, to) - Math.max(drive.from, to - DAY)),
          0,
        );
        expect(within).toBeLessThanOrEqual(11 * HOUR);
      }
    }
  });
});
