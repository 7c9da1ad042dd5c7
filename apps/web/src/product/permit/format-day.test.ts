import type { Day } from '@wideload/domain';
import { describe, expect, test } from 'vitest';
import { formatDayRange, formatWeekdayAndDay } from './format-day.ts';

describe('a calendar day', () => {
  test.each([
    ['2026-11-21', 'Sat, Nov 21, 2026'],
    ['2026-03-08', 'Sun, Mar 8, 2026'],
    ['2028-02-29', 'Tue, Feb 29, 2028'],
  ])('%s is read as %s in every zone', (day, text) => {
    expect(formatWeekdayAndDay(day)).toBe(text);
  });
});

describe('a range of days', () => {
  test.each([
    ['2026-11-23', '2026-11-26', 'Mon, Nov 23 – Thu, Nov 26, 2026'],
    ['2026-12-30', '2027-01-02', 'Wed, Dec 30, 2026 – Sat, Jan 2, 2027'],
    ['2026-11-23', '2026-11-23', 'Mon, Nov 23, 2026'],
  ])('%s to %s is %s', (start, end, text) => {
    expect(formatDayRange(start as Day, end as Day)).toBe(text);
  });
});
