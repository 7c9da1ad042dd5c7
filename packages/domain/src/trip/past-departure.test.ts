import { expect, test } from 'vitest';
import type { Day } from '../basics/day.ts';
import { findPastPart, toLocalNow } from './past-departure.ts';

const now = { day: '2026-11-28' as Day, time: '13:05' };

test.each([
  ['2026-11-27', null, 'startDate'],
  ['2026-11-27', '23:00', 'startDate'],
  ['2026-11-28', null, null],
  ['2026-11-28', '13:04', 'startTime'],
  ['2026-11-28', '13:05', null],
  ['2026-11-29', '00:00', null],
  [null, '06:00', null],
] as const)('of a departure on %s at %s the part that has passed is %s', (startDate, startTime, part) => {
  expect(findPastPart({ startDate: startDate as Day | null, startTime }, now)).toBe(part);
});

test.each([
  ['2026-11-28T06:30:00Z', 'America/Chicago', '2026-11-28 00:30'],
  ['2026-11-28T06:30:00Z', 'America/Los_Angeles', '2026-11-27 22:30'],
  ['2026-07-01T12:00:00Z', 'America/New_York', '2026-07-01 08:00'],
  ['2026-11-28T06:30:00Z', 'Mars/Olympus', null],
])('%s in %s is %s', (instant, zone, text) => {
  const local = toLocalNow(new Date(instant), zone);
  expect(local && `${local.day} ${local.time}`).toBe(text);
});
