import type { Day } from '@wideload/domain';
import { expect, test } from 'vitest';
import { formatDeparture } from './departure-text.ts';

const monday = '2026-11-30' as Day;

test.each([
  ['a day', { startDate: monday, startTime: null }, 'Mon, Nov 30, 2026'],
  [
    'a day and an hour, which is that of the origin',
    { startDate: monday, startTime: '07:00' },
    'Mon, Nov 30, 2026, 7:00 AM local time',
  ],
  ['no day yet', { startDate: null, startTime: '07:00' }, null],
])('a departure is shown with %s', (_name, departure, text) => {
  expect(formatDeparture(departure)).toBe(text);
});
