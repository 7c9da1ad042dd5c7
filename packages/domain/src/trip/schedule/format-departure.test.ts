import { expect, test } from 'vitest';
import { aDay } from '../../testing/sample.test-support.ts';
import { formatDeparture } from './format-departure.ts';

test.each([
  ['an hour has its zone', '2026-11-23', '07:00', 'America/Chicago', 'Mon, Nov 23, 2026, 7:00 AM CST'],
  ['the zone is that of the day', '2026-07-06', '19:45', 'America/Denver', 'Mon, Jul 6, 2026, 7:45 PM MDT'],
  ['after the clock changed', '2026-11-01', '07:00', 'America/New_York', 'Sun, Nov 1, 2026, 7:00 AM EST'],
  ['without an origin no zone is known', '2026-11-23', '07:00', null, 'Mon, Nov 23, 2026'],
  ['without an hour the day is alone', '2026-11-23', null, 'America/Chicago', 'Mon, Nov 23, 2026'],
])('%s', (_, startDate, startTime, zone, text) => {
  expect(formatDeparture({ startDate: aDay(startDate), startTime }, zone)).toBe(text);
});

test('no day is no text', () => {
  expect(formatDeparture({ startDate: null, startTime: '07:00' }, 'America/Chicago')).toBe('');
});
