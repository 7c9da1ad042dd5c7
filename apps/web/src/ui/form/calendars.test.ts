import { expect, test } from 'vitest';
import { formatDayName } from './calendars.tsx';

test('the name of a day begins with its number and contains the weekday', () => {
  const day = new Date(2026, 10, 3);
  expect(formatDayName(day, {})).toBe('3 November 2026, Tuesday');
  expect(formatDayName(day, { today: true, selected: true })).toBe('3 November 2026, Tuesday, today, selected');
});
