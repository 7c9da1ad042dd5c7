import { expect, test } from 'vitest';
import type { Day } from '../basics/day.ts';
import { offerDeparture } from './next-departure.ts';

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
