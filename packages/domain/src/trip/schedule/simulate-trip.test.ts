import { localTime } from '@wideload/local-time';
import { describe, expect, test } from 'vitest';
import { HOUR, toInstant } from '../hours/local-time.ts';
import { simulateTrip } from './simulate-trip.ts';
import type { TripSegment } from './simulation.ts';
import { planTrip } from './trip-plan.ts';
import { aPlan, aTravelLoad, at, eastward, show, simulate, toStates } from './trip.test-support.ts';

function showSegment(segment: TripSegment): string {
  const times = `${show(segment.from)} ${show(segment.to).slice(5)}`;
  if (segment.kind === 'drive') return `${times} drive ${segment.state} ${Math.round(segment.miles)}`;
  const where = segment.isAtBorder ? 'at the border of' : 'in';
  const reasons = segment.kind === 'wait' ? new Set(segment.windows.map(({ because }) => because)) : ['driver'];
  return `${times} ${segment.kind} ${where} ${segment.state}: ${[...reasons].join(', ')}`;
}

test('a wide load waits for Missouri over the weekend and for Indiana in the morning', () => {
  const { segments, stays, isChecked } = simulate(aPlan(), at('2026-11-14 07:00'));
  expect(segments.map(showSegment)).toEqual([
    '2026-11-14 07:00 11-14 10:41 drive TX 177',
    '2026-11-14 10:41 11-14 11:56 drive OK 60',
    '2026-11-14 11:56 11-14 17:34 drive KS 270',
    '2026-11-14 17:34 11-15 06:50 wait in KS: night',
    '2026-11-15 06:50 11-15 08:29 drive KS 80',
    '2026-11-15 08:29 11-16 06:33 wait at the border of MO: night, weekend',
    '2026-11-16 06:33 11-16 11:45 drive MO 250',
    '2026-11-16 11:45 11-16 15:05 drive IL 160',
    '2026-11-16 15:05 11-17 07:30 wait at the border of IN: night, curfew',
    '2026-11-17 07:30 11-17 10:45 drive IN 156',
    '2026-11-17 10:45 11-17 15:26 drive OH 225',
    '2026-11-17 15:26 11-17 16:00 drive PA 27',
    '2026-11-17 16:00 11-18 06:12 wait in PA: night',
    '2026-11-18 06:12 11-18 06:53 drive PA 33',
  ]);
  // Nobody has read the curfews of Texas, nor all of Indiana.
  expect(isChecked).toBe(false);
  expect(stays.filter((stay) => !stay.isChecked).map(({ state }) => state)).toEqual(['TX', 'IN']);
  expect(stays.map(({ state, enters }) => `${state} ${show(enters)}`)).toContain('IN 2026-11-17 07:30');
  expect(stays.find(({ state }) => state === 'MO')?.areas.map(({ area }) => area)).toContainEqual(
    expect.stringContaining('St. Louis County'),
  );
});

test('over a time zone line every state has its own clock', () => {
  const plan = aPlan(
    [
      ['NE', 150, [41.13, -101.72]],
      ['CO', 180, [41, -102.2]],
    ],
    [39.74, -104.99],
  );
  const { stays } = simulate(plan, at('2026-11-23 08:00', 'America/Denver'));
  expect(stays.map(({ zone }) => zone)).toEqual(['America/Denver', 'America/Denver']);

  const tennessee = aPlan(
    [
      ['TN', 60, [35.97, -85.0]],
      ['GA', 100, [34.99, -85.4]],
    ],
    [33.75, -84.39],
  );
  const stay = simulate(tennessee, at('2026-11-23 10:00')).stays;
  expect(stay.map(({ zone }) => zone)).toEqual(['America/Chicago', 'America/New_York']);
  expect(show(stay[1]?.enters ?? toInstant(0), 'America/New_York')).toBe('2026-11-23 12:15');
});

describe('a night on which the clock changes', () => {
  const plan = aPlan([['TX', 880, [35.22, -101.83]]], [29.76, -95.37]);

  test.each([
    // Houston has the earlier sunset, Amarillo the later sunrise; half an hour more is allowed at both ends.
    ['in spring', '2027-03-13 10:00', ['2027-03-13 18:58', '2027-03-14 07:30'], 12.53 - 1],
    ['in fall', '2026-10-31 09:00', ['2026-10-31 19:05', '2026-11-01 06:39'], 11.57 + 1],
  ])('%s', (_name, departure, [evening, morning], hours) => {
    const wait = simulate(plan, at(departure)).segments.find(({ kind }) => kind === 'wait');
    expect(wait && [show(wait.from), show(wait.to)]).toEqual([evening, morning]);
    expect(((wait?.to ?? 0) - (wait?.from ?? 0)) / HOUR).toBeCloseTo(hours, 1);
  });
});

test('over New Year the truck waits and arrives in the next year', () => {
  const { arrival, segments } = simulate(aPlan(), at('2026-12-29 07:00'));
  expect(show(arrival, 'America/New_York').slice(0, 4)).toBe('2027');
  const holidays = segments.flatMap((segment) => (segment.kind === 'wait' ? segment.windows : []));
  expect(holidays.map((window) => window.because === 'holiday' && window.holiday)).toContain('new_year');
});

test('a driver rests after 11 hours where the night is open', () => {
  const plan = aPlan([['IN', 700, [41.6, -87.5]]], [39.7, -86.1], aTravelLoad(120, 162, 80_000));
  const { segments, waiting } = simulate(plan, at('2026-11-23 07:00'));
  expect(segments.map(({ kind, from, to }) => [kind, (to - from) / HOUR])).toEqual([
    ['drive', 11],
    ['rest', 10],
    ['drive', expect.closeTo(3.583, 3)],
  ]);
  expect(waiting).toBe(0);
});

test('a state without hours of its own is not checked, and its nights and weekends are not open', () => {
  const plan = aPlan([['DC', 10, [38.9, -77.04]]], [38.93, -76.95]);
  const { isChecked, segments } = simulate(plan, at('2026-11-21 07:00', 'America/New_York'));
  expect(isChecked).toBe(false);
  expect(segments.map(({ kind }) => kind)).toEqual(['wait', 'drive']);
  expect(show(segments[1]?.from ?? toInstant(0), 'America/New_York')).toBe('2026-11-23 07:00');
});

test('a state that never opens refuses the trip', () => {
  const polar = aPlan([['WA', 10, [47, -120]]], [47.1, -120]).map((leg) => ({
    ...leg,
    hours: {
      ...leg.hours,
      onDay: (day: Parameters<typeof leg.hours.onDay>[0]) => {
        const hours = leg.hours.onDay(day);
        const { from, to } = hours;
        return { ...hours, closed: [{ from, to, because: 'night' as const, basis: null, onlyIf: null, unless: [] }] };
      },
    },
  }));
  expect(simulateTrip(polar, at('2026-11-23 07:00'))).toEqual({
    ok: false,
    because: 'calendar.never-opens',
    state: 'WA',
  });
});

test('a state that a person added has no way, and the trip no calendar', () => {
  const [first, ...rest] = toStates(eastward, [40.44, -79.99]);
  const added = first && { ...first, miles: null, entry: null, exit: null, by: 'hand' as const };
  expect(added && planTrip([added, ...rest], aTravelLoad(), localTime)).toBeNull();
});
