import { describe, expect, test } from 'vitest';
import { aDay } from '../../testing/sample.test-support.ts';
import { HOUR, toInstant, getLocalClock } from './local-time.ts';

const chicago = getLocalClock('America/Chicago');
const at = (day: string, clock: string) => new Date(chicago.at(aDay(day), clock)).toISOString();

test.each([
  ['2026-11-23', '07:00', '2026-11-23T13:00:00.000Z'],
  ['2026-07-04', '24:00', '2026-07-05T05:00:00.000Z'],
  // The clock goes from 02:00 to 03:00.
  ['2027-03-14', '00:00', '2027-03-14T06:00:00.000Z'],
  ['2027-03-14', '01:59', '2027-03-14T07:59:00.000Z'],
  ['2027-03-14', '02:30', '2027-03-14T08:30:00.000Z'],
  ['2027-03-14', '03:00', '2027-03-14T08:00:00.000Z'],
  ['2027-03-14', '12:00', '2027-03-14T17:00:00.000Z'],
  // The clock goes from 02:00 back to 01:00.
  ['2026-11-01', '00:30', '2026-11-01T05:30:00.000Z'],
  ['2026-11-01', '01:30', '2026-11-01T06:30:00.000Z'],
  ['2026-11-01', '02:00', '2026-11-01T08:00:00.000Z'],
  ['2026-11-01', '12:00', '2026-11-01T18:00:00.000Z'],
])('%s %s in Chicago is %s', (day, clock, expected) => {
  expect(at(day, clock)).toBe(expected);
});

test.each([
  ['2027-03-14', 23],
  ['2026-11-01', 25],
  ['2026-11-02', 24],
])('%s has %i hours', (day, hours) => {
  const { from, to } = chicago.spanOf(aDay(day));
  expect((to - from) / HOUR).toBe(hours);
});

describe('the day of an instant', () => {
  test.each([
    ['America/Chicago', '2026-11-24T05:59:59.999Z', '2026-11-23'],
    ['America/Chicago', '2026-11-24T06:00:00.000Z', '2026-11-24'],
    ['America/Los_Angeles', '2027-01-01T07:59:00.000Z', '2026-12-31'],
    ['America/Phoenix', '2026-07-01T07:00:00.000Z', '2026-07-01'],
    ['Pacific/Auckland', '2026-07-01T12:00:00.000Z', '2026-07-02'],
    ['UTC', '2026-07-01T00:00:00.000Z', '2026-07-01'],
  ])('in %s at %s is %s', (zone, instant, day) => {
    expect(getLocalClock(zone).dayOf(toInstant(Date.parse(instant)))).toBe(day);
  });
});

test('an unknown zone fails', () => {
  expect(() => getLocalClock('America/Amarillo')).toThrow(RangeError);
});
