import { expect, test } from 'vitest';
import { formatHour, parseHour, parseHourIn, formatZone } from './hour-text.ts';
import { parseDay } from '@wideload/domain';

test.each([
  ['7', '07:00'],
  ['7:30', '07:30'],
  ['0730', '07:30'],
  ['7 am', '07:00'],
  ['7:30 p.m.', '19:30'],
  ['730pm', '19:30'],
  ['12 am', '00:00'],
  ['12:15 PM', '12:15'],
  ['19:45', '19:45'],
  ['noon', '12:00'],
  [' Midnight ', '00:00'],
  ['12 Noon', '12:00'],
  ['0600 hrs', '06:00'],
  ['1800 hours', '18:00'],
  ['06:00:00', '06:00'],
  ['6:00:00 PM', '18:00'],
  ['6 p. m.', '18:00'],
  ['6 hrs', null],
  ['06:00:30', null],
  ['constructor', null],
  ['24:00', null],
  ['7:60', null],
  ['13 pm', null],
  ['0 am', null],
  ['early', null],
  ['', null],
])('%j is %s', (text, time) => {
  expect(parseHour(text)).toBe(time);
});

test.each([
  ['00:05', '12:05 AM'],
  ['07:30', '7:30 AM'],
  ['12:00', '12:00 PM'],
  ['19:45', '7:45 PM'],
])('%s is shown as %s, and parsed back', (time, text) => {
  expect(formatHour(time)).toBe(text);
  expect(parseHour(text)).toBe(time);
});

test.each([
  ['America/Chicago', '2026-11-30', 'CST'],
  ['America/Chicago', '2026-07-01', 'CDT'],
  ['America/Phoenix', '2026-07-01', 'MST'],
  ['America/New_York', '2026-03-08', 'EDT'],
])('%s on %s is %s', (zone, text, name) => {
  const day = parseDay(text);
  expect(day && formatZone(zone, day)).toBe(name);
});

test.each([
  ['7:30 am CST', 'CST', '07:30'],
  ['0730 ct', 'CDT', '07:30'],
  ['7 PM', 'PST', '19:00'],
  ['7:30 am EST', 'CST', null],
  ['7:30 am CST', undefined, null],
  ['CST', 'CST', null],
])('%j in the zone %s is %s', (text, zone, time) => {
  expect(parseHourIn(text, zone)).toBe(time);
});
