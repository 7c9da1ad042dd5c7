import type { Day } from '@wideload/domain';
import { expect, test } from 'vitest';
import { formatDeparture } from './departure-text.ts';

const monday = '2026-11-30' as Day;

test.each([
  ['a day', { startDate: monday, startTime: null }, 'America/Chicago', 'Mon, Nov 30, 2026'],
  [
    'an hour in its zone',
    { startDate: monday, startTime: '07:00' },
    'America/Denver',
    'Mon, Nov 30, 2026, 7:00 AM MST',
  ],
  [
    'an hour in a zone not known',
    { startDate: monday, startTime: '07:00' },
    null,
    'Mon, Nov 30, 2026, 7:00 AM local time',
  ],
  ['no day yet', { startDate: null, startTime: '07:00' }, 'America/Chicago', null],
])('a departure is shown with %s', (_name, departure, zone, text) => {
  expect(formatDeparture(departure, zone)).toBe(text);
});
