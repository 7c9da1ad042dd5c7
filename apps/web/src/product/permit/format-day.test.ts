import { describe, expect, test } from 'vitest';
import { formatWeekdayAndDay } from './format-day.ts';

describe('a calendar day', () => {
  test.each([
    ['2026-11-21', 'Sat, Nov 21, 2026'],
    ['2026-03-08', 'Sun, Mar 8, 2026'],
    ['2028-02-29', 'Tue, Feb 29, 2028'],
  ])('%s is read as %s in every zone', (day, text) => {
    expect(formatWeekdayAndDay(day)).toBe(text);
  });
});
