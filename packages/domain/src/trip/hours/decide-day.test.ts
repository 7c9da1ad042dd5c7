import { localTime } from '@wideload/local-time';
import { describe, expect, test } from 'vitest';
import { getStateCenter } from '../../states/state-facts.ts';
import type { OrderableState } from '../../basics/state-code.ts';
import { aDay } from '../../testing/sample.test-support.ts';
import type { CrossedCounty } from '../trip.ts';
import { at, aTravelLoad } from '../schedule/trip.test-support.ts';
import { createStateHours, listClosedWindows } from './state-hours.ts';

function hoursOf(state: OrderableState, load = aTravelLoad(), counties?: CrossedCounty[]) {
  const center = getStateCenter(state);
  return createStateHours({ state, entry: center, exit: center, counties }, load, localTime);
}

/** 10 ft wide, 65 ft long, within the other limits. */
const small = aTravelLoad(120, 162, 80_000, 780);

describe('a holiday closes from and until', () => {
  test.each([
    ['Independence Day on a Saturday', 'IL', '2026-07-02 12:00', '2026-07-05'],
    ['Independence Day on a Sunday', 'IL', '2027-07-03 12:00', '2027-07-06'],
    ['Christmas on a Saturday', 'IL', '2027-12-23 12:00', '2027-12-26'],
    ['Memorial Day with its weekend', 'CT', '2027-05-28 12:00', '2027-06-01'],
    ['Thanksgiving with its weekend', 'CT', '2026-11-25 12:00', '2026-11-30'],
  ] as const)('%s in %s: noon of %s until sunrise of %s', (_name, state, noon, sunriseDay) => {
    const hours = hoursOf(state, small);
    const { zone } = hours.clock;
    const start = at(noon, zone);
    const sunrise = localTime.findSun(getStateCenter(state), aDay(sunriseDay))?.rise ?? start;
    const isHoliday = (instant: number) =>
      listClosedWindows(hours, { from: at(noon, zone), to: sunrise }).some(
        ({ because, from, to }) => because === 'holiday' && from <= instant && instant < to,
      );
    for (let instant = start as number; instant < sunrise; instant += 30 * 60_000)
      expect(isHoliday(instant)).toBe(true);
    const around = hours.onDay(hours.clock.dayOf(start)).closed.filter(({ because }) => because === 'holiday');
    expect(Math.min(...around.map(({ from }) => from))).toBe(start);
    const after = hours.onDay(aDay(sunriseDay)).closed.filter(({ because }) => because === 'holiday');
    expect(Math.max(...after.map(({ to }) => to))).toBe(sunrise);
  });
});

test('a night is closed unless a condition is met that nobody has checked', () => {
  const [night] = hoursOf('TX', small).onDay(aDay('2026-11-24')).closed;
  expect(night).toMatchObject({ because: 'night', basis: { source: 's7' }, onlyIf: null });
  expect(night?.unless).toEqual([expect.objectContaining({ road: 'interstate' })]);
});

test('a condition that lacks a figure closes, and the window names it', () => {
  const closed = hoursOf('CA', small)
    .onDay(aDay('2026-11-28'))
    .closed.find(({ because }) => because === 'weekend');
  expect(closed?.onlyIf?.missing).toEqual(['axleWeights']);
});

describe('a curfew of some counties', () => {
  const listOf = (counties?: CrossedCounty[]) => {
    const { closed, areas } = hoursOf('TN', aTravelLoad(), counties).onDay(aDay('2026-11-24'));
    return { closed: closed.map(({ because }) => because), areas: areas.map(({ area }) => area) };
  };

  test('closes the state if the way crosses one of them', () => {
    // Ordinary permits of Tennessee run around the clock.
    const closed = ['curfew', 'curfew'];
    expect(listOf([{ county: 'Davidson', roads: ['I-40'] }])).toEqual({ closed, areas: [] });
  });

  test.each([
    ['elsewhere', []],
    ['on another road', [{ county: 'Davidson', roads: [''] }]],
  ])('is not of this trip %s', (_name, counties) => {
    expect(listOf(counties)).toEqual({ closed: [], areas: [] });
  });

  test('is a warning where no way is known', () => {
    expect(listOf()).toEqual({ closed: [], areas: [expect.any(String), expect.any(String)] });
  });
});

test('a curfew in places that the source does not name closes, and the window says so', () => {
  const closed = hoursOf('PA', aTravelLoad(), [])
    .onDay(aDay('2026-11-24'))
    .closed.filter(({ because }) => because === 'curfew');
  expect(closed.map(({ onlyIf }) => onlyIf?.place)).toEqual(['unnamed', 'unnamed']);
});

test('a season is named in its part of the year, and always if its dates change', () => {
  const listSeasons = (state: OrderableState, day: string) => hoursOf(state).onDay(aDay(day)).seasons.length;
  expect(['2027-01-15', '2027-04-15', '2027-07-15'].map((day) => listSeasons('CO', day))).toEqual([1, 0, 1]);
  expect(listSeasons('MN', '2026-10-15')).toBe(1);
});
