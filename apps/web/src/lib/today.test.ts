import { afterEach, expect, test, vi } from 'vitest';
import { noteServerTime } from './server-clock.ts';
import { findNow, findToday } from './today.ts';

afterEach(() => {
  vi.useRealTimers();
  noteServerTime(new Date().toUTCString());
});

test.each([
  [new Date(2026, 0, 1, 0, 0), '2026-01-01'],
  [new Date(2026, 10, 30, 23, 59), '2026-11-30'],
])('today is the day of this device at %s', (now, day) => {
  expect(findToday(now)).toBe(day);
});

test.each([
  ['a year ahead', '2027-11-30T18:00:00Z', '2026-11-30', '12:00'],
  ['a year behind', '2025-11-30T18:00:00Z', '2026-11-30', '12:00'],
  ['a day ahead', '2026-12-01T18:00:00Z', '2026-11-30', '12:00'],
  ['a minute ahead, which an answer may take', '2026-11-30T18:01:00Z', '2026-11-30', '12:01'],
])('with the clock of the device %s, now is that of the server', (_name, device, day, time) => {
  vi.useFakeTimers({ now: new Date(device), toFake: ['Date'] });
  noteServerTime('Mon, 30 Nov 2026 18:00:00 GMT');
  expect(findNow('America/Chicago')).toEqual({ day, time });
  expect(findToday()).toBe(day);
});

test.each([null, '', 'soon'])('an answer that names no time (%o) changes no clock', (date) => {
  vi.useFakeTimers({ now: new Date('2026-11-30T18:00:00Z'), toFake: ['Date'] });
  noteServerTime(date);
  expect(findNow('America/Chicago')).toEqual({ day: '2026-11-30', time: '12:00' });
});
