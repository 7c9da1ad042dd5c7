import { expect, test } from 'vitest';
import type { Day } from '../basics/day.ts';
import { findPastPart, toLocalNow, offerDeparture } from './departures.ts';

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

const today = '2026-11-23' as Day;

test.each([
  ['a week after a departure to come', '2026-11-30', '2026-12-07'],
  ['a week after a departure of today', '2026-11-23', '2026-11-30'],
  ['a week after one of a few days ago', '2026-11-20', '2026-11-27'],
  ['today, when the weekday is the same', '2026-11-16', '2026-11-23'],
  ['on the next such weekday after an old one', '2026-03-03', '2026-11-24'],
])('the next departure is %s', (_name, last, offered) => {
  const departure = { startDate: last as Day, startTime: '07:00' };
  expect(offerDeparture(departure, today)).toEqual({ startDate: offered, startTime: '07:00' });
});

test('an hour that has passed today is a week later', () => {
  const departure = { startDate: '2026-11-16' as Day, startTime: '07:00' };
  expect(offerDeparture(departure, today, '07:00').startDate).toBe('2026-11-23');
  expect(offerDeparture(departure, today, '07:01').startDate).toBe('2026-11-30');
});

test('without a departure none is offered', () => {
  const none = { startDate: null, startTime: null };
  expect(offerDeparture(none, today)).toEqual(none);
});
