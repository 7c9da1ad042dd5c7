import { requireDay, type Day } from '@wideload/domain';
import { expect, test } from 'vitest';
import { formatBar, formatPeriod, formatSummary, formatTimeTaken } from './format-figures.ts';

test.each([
  [0, 'under a minute'],
  [29, 'under a minute'],
  [31, '1 minute'],
  [59 * 60 + 40, '1 hour'],
  [60 * 60, '1 hour'],
  [2.5 * 3600, '2 hours 30 minutes'],
  [23 * 3600 + 59 * 60, '23 hours 59 minutes'],
  [24 * 3600, '1 day'],
  [24 * 3600 + 29 * 60, '1 day'],
  [52 * 3600 + 10 * 60, '2 days 4 hours'],
  [400 * 24 * 3600, '400 days'],
])('%i seconds are %s', (seconds, text) => {
  expect(formatTimeTaken(seconds)).toBe(text);
});

function formatCounts(...permits: number[]): { day: Day; permits: number }[] {
  return permits.map((each, index) => ({ day: requireDay(`2026-11-${15 + index}`), permits: each }));
}

test.each([
  [[3], '3 permits on this day.'],
  [[1], '1 permit on this day.'],
  [[0, 0], '0 permits in 2 days.'],
  [[1, 1204, 3], '1,208 permits in 3 days. The most on one day: 1,204, on Monday, November 16, 2026.'],
  [[2, 2], '4 permits in 2 days. The most on one day: 2, on Monday, November 16, 2026.'],
])('%o is described as: %s', (permits, text) => {
  expect(formatSummary(formatCounts(...permits))).toBe(text);
});

test('days have their weekday, periods their year', () => {
  expect(formatBar({ day: '2026-11-17', permits: 1 })).toBe('Tuesday, November 17, 2026: 1 permit');
  expect(formatPeriod({ from: '2026-11-17', to: '2026-11-17' })).toBe('Tuesday, November 17, 2026');
  // Thin spaces surround the dash.
  const formatPeriodText = (from: string, to: string) => formatPeriod({ from, to }).replaceAll(/\s/g, ' ');
  expect(formatPeriodText('2026-11-15', '2026-11-21')).toBe('November 15 – 21, 2026');
  expect(formatPeriodText('2025-11-22', '2026-11-21')).toBe('November 22, 2025 – November 21, 2026');
});
