import { expect, test } from 'vitest';
import { findToday } from './today.ts';

test.each([
  [new Date(2026, 0, 1, 0, 0), '2026-01-01'],
  [new Date(2026, 10, 30, 23, 59), '2026-11-30'],
])('today is the day of this device at %s', (now, day) => {
  expect(findToday(now)).toBe(day);
});
