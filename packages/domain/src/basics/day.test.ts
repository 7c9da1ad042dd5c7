import { expect, test, vi } from 'vitest';
import {
  addDays,
  compareDays,
  toDayIn,
  countDays,
  parseDay,
  requireDay,
  parseGivenDay,
  computeWeekday,
  weekdays,
  formatZoneName,
} from './day.ts';

test.each(['2026-11-21', '2024-02-29', '2000-02-29', '1900-01-01', '9999-12-31'])('%s is a day', (text) => {
  expect(parseDay(text)).toBe(text);
});

test.each(['1950-01-01', '2028-02-29', '2199-12-31'])('%s can be meant', (text) => {
  expect(parseGivenDay(text)).toBe(text);
});

test.each(['1900-01-01', '1949-12-31', '2200-01-01', '9999-12-31', '2026-02-29', ''])(
  '"%s" cannot be meant',
  (text) => {
    expect(parseGivenDay(text)).toBeNull();
  },
);

test.each([
  '',
  '2026-2-9',
  '2026-02-29',
  '1900-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '0026-01-01',
  '1899-12-31',
  '26-01-01',
  '2026/01/01',
  '01/02/2026',
  ' 2026-01-01',
  '2026-01-01T00:00',
  'today',
])('"%s" is no day', (text) => {
  expect(parseDay(text)).toBeNull();
});

test.each([
  ['2026-11-21', 3, '2026-11-24'],
  ['2026-12-30', 3, '2027-01-02'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-03-07', 2, '2026-03-09'],
])('%s and %i days is %s', (start, count, end) => {
  expect(addDays(requireDay(start), count)).toBe(end);
});

test.each([
  ['2026-11-21', '2026-11-21', 1],
  ['2026-11-21', '2026-11-24', 4],
  ['2026-10-31', '2026-11-02', 3],
  ['2024-01-01', '2024-12-31', 366],
  ['2026-11-21', '2026-11-20', 0],
  ['2026-11-21', '2026-11-19', -1],
])('from %s to %s, both counted, are %i days', (start, end, count) => {
  expect(countDays(requireDay(start), requireDay(end))).toBe(count);
});

test('days sort by the calendar', () => {
  const days = ['2027-01-01', '1969-12-31', '2026-11-21'].map(requireDay);
  expect(days.toSorted(compareDays)).toEqual(['1969-12-31', '2026-11-21', '2027-01-01']);
});

test.each([
  ['2026-11-21', 'Saturday'],
  ['1970-01-01', 'Thursday'],
  ['1969-12-31', 'Wednesday'],
  ['1900-01-01', 'Monday'],
  ['2024-02-29', 'Thursday'],
])('%s is a %s', (text, weekday) => {
  expect(computeWeekday(requireDay(text))).toBe(weekday);
});

test('weekdays follow one another for 40 years', () => {
  let at = requireDay('1960-01-01');
  for (let count = 0; count < 40 * 366; count += 1) {
    const next = addDays(at, 1);
    expect((weekdays.indexOf(computeWeekday(at)) + 1) % 7).toBe(weekdays.indexOf(computeWeekday(next)));
    expect(countDays(at, next)).toBe(2);
    at = next;
  }
});

test.each([
  ['2026-11-21T02:30:00Z', 'America/Los_Angeles', '2026-11-20'],
  ['2026-11-21T02:30:00Z', 'UTC', '2026-11-21'],
  ['2026-03-08T09:59:59Z', 'America/Los_Angeles', '2026-03-08'],
  ['2026-03-08T07:59:59Z', 'America/Los_Angeles', '2026-03-07'],
  ['2026-11-01T05:30:00Z', 'America/Chicago', '2026-11-01'],
  ['2026-01-01T05:59:59Z', 'America/Chicago', '2025-12-31'],
])('at %s it is, in %s, %s', (instant, zone, text) => {
  expect(toDayIn(new Date(instant), zone)).toBe(text);
});

test('an unknown zone has no day', () => {
  expect(toDayIn(new Date('2026-11-21T00:00:00Z'), 'Mars/Olympus')).toBeNull();
  expect(toDayIn(new Date('2026-11-21T00:00:00Z'), '')).toBeNull();
  expect(toDayIn(new Date('2026-11-21T00:00:00Z'), '+05:00')).toBeNull();
});

test.each([
  ['2026-11-28T05:59:59Z', 'America/Chicago', '2026-11-27'],
  ['2026-11-28T06:00:00Z', 'America/Chicago', '2026-11-28'],
  ['2026-01-02T03:00:00Z', 'UTC', '2026-01-02'],
])('%s in %s is %s however the browser writes its dates', (instant, timeZone, day) => {
  // Cast: it is an accessor, and a method in the library of TypeScript.
  const prototype = Intl.DateTimeFormat.prototype as { readonly format: unknown };
  const written = vi.spyOn(prototype, 'format', 'get').mockReturnValue(() => '11/28/2026');
  expect(toDayIn(new Date(instant), timeZone)).toBe(day);
  written.mockRestore();
});

test.each([
  ['America/Los_Angeles', 'Pacific Time'],
  ['America/Chicago', 'Central Time'],
  ['America/New_York', 'Eastern Time'],
])('%s is read as %s', (zone, name) => {
  expect(formatZoneName(zone)).toBe(name);
});
