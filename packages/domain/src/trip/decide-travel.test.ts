import { describe, expect, test } from 'vitest';
import type { RoadKind } from '../states/facts/permit-fact.ts';
import { permitSources } from '../states/facts/permit-sources.generated.ts';
import { isOrderable, isStateCode, orderableStates } from '../basics/state-code.ts';
import { readRows } from '../testing/case-table.test-support.ts';
import { parseFigures, type Figures } from '../testing/figures.test-support.ts';
import { decideTravel } from './decide-travel.ts';
import type { HolidayBan, TimesAnswer, TravelAnswer, TravelCondition, TravelTimes } from './travel-answer.ts';
import type { TravelLoad } from '../load/travel-load.ts';

/** 12 ft wide, 13 ft 6 in high, 65 ft long, 80,000 lb, on a trailer of 48 ft, unless the case says otherwise. */
function aLoad({ width = 144, height = 162, length = 780, gross = 80_000, type = 'general' }: Figures): TravelLoad {
  const dimensions = { width, height, length, frontOverhang: 0, rearOverhang: 0 };
  const axles = { AB: 212, BC: 52, CD: 380, DE: 49 };
  return { type, facts: { dimensions, weight: gross, axles, trailer: { length: 48 } } };
}

const showTimes = (times: TravelTimes) => (times === null ? 'none' : times === 'all' ? 'all' : times.join('-'));

function showCondition({ missing, kind, road, note, overweightOnly }: TravelCondition): string {
  const words = [...missing, kind, road, note && 'note', overweightOnly && `overweight-only ${overweightOnly}`];
  return words.filter((word) => word !== undefined).join(', ');
}

function showAnswer({ settled, open }: TimesAnswer): string {
  const known = settled === null ? [] : [showTimes(settled.times)];
  const others = open.map(({ times, condition }) => `${showTimes(times)} if ${showCondition(condition)}`);
  return [...known, ...others].join('; ') || 'not established';
}

function showBan({ days, from, to, condition }: HolidayBan): string {
  const ban = `${days.length} from ${from} to ${to}`.replaceAll('_', ' ');
  return condition === null ? ban : `${ban} if ${showCondition(condition)}`;
}

function showHolidays({ bans, free }: TravelAnswer['holidays']): string {
  if (bans.length > 0) return bans.map(showBan).join('; ');
  return free === null ? 'not established' : 'free';
}

test.each(readRows('travel-answers.txt', import.meta.url))(
  '%s, %s: %s',
  (state = '', load = '', _about, night, saturday, sunday, holidays, from = '') => {
    if (!isStateCode(state) || !isOrderable(state)) throw new Error(`${state} is not sold`);
    const answer = decideTravel(aLoad(parseFigures(load)), state);
    expect({
      night: showAnswer(answer.night),
      saturday: showAnswer(answer.saturday),
      sunday: showAnswer(answer.sunday),
      holidays: showHolidays(answer.holidays),
    }).toEqual({ night, saturday, sunday, holidays });
    const titles = Object.values(permitSources[state]).map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(from === '-' ? [] : from.split(' + ')));
  },
);

test('each part of an answer has the tier of the row that decides it', () => {
  const { night, saturday, holidays } = decideTravel(aLoad({ width: 174 }), 'TX');
  expect(night.settled?.tier).toBe('permit_service');
  expect(saturday.settled?.tier).toBe('permit_service');
  expect(holidays.bans.map(({ tier }) => tier)).toEqual(['official']);
  expect(decideTravel(aLoad({}), 'VT').holidays.free?.tier).toBe('secondary');
});

test('daylight is that of the row that holds, and the stricter one without a width', () => {
  const daylightOf = (width: number | null) => decideTravel(aLoad({ width }), 'MS').daylight;
  expect(daylightOf(144)).toEqual({ fromSunriseMin: 0, toSunsetMin: 0 });
  expect(daylightOf(174)).toEqual({ fromSunriseMin: 30, toSunsetMin: -30 });
  expect(daylightOf(null)).toEqual({ fromSunriseMin: 30, toSunsetMin: -30 });
  expect(decideTravel(aLoad({}), 'KY').daylight).toBeNull();
});

test('a curfew of three rows is one curfew, and its place is open without a way', () => {
  const { curfews } = decideTravel(aLoad({ width: 174, height: 190, length: 1200 }), 'TN');
  expect(curfews).toHaveLength(1);
  expect(curfews[0]).toMatchObject({
    windows: [
      ['07:00', '09:00'],
      ['16:00', '18:00'],
    ],
    condition: { place: 'route', missing: [] },
  });
});

const wide = aLoad({ width: 174, height: 190, length: 1200 });
test.each([
  ['of no county on the way', 'IA', [], []],
  ['of the county and its road', 'IA', [{ county: 'Polk', roads: ['I-80', 'I-235'] }], [null]],
  ['of the county on other roads', 'IA', [{ county: 'Polk', roads: ['I-80', ''] }], []],
  ['of a road that a road without a number can be', 'MN', [{ county: 'Washington', roads: [''] }], [null, 'unnamed']],
  ['of all roads but one', 'NE', [{ county: 'Lancaster', roads: ['I-80'] }], ['note']],
  ['of all roads but the Interstate', 'OR', [{ county: 'Marion', roads: ['I-5'] }], []],
  ['of a road beside the Interstate', 'OR', [{ county: 'Marion', roads: ['I-5', ''] }], [null]],
  ['without a place that the source names', 'PA', [], ['unnamed']],
  ['of the whole state', 'RI', [], [null]],
] as const)('a curfew %s', (_name, state, counties, places) => {
  const crossed = counties.map(({ county, roads }) => ({ county, roads: [...roads] }));
  const { curfews } = decideTravel(wide, state, { counties: crossed });
  const shown = curfews
    .filter(({ dates }) => dates === undefined)
    .map(({ condition }) => condition?.place ?? (condition === null ? null : 'note'));
  expect([...new Set(shown)]).toEqual(places);
});

test('the curfews of Texas are not known, and somebody says that there are some', () => {
  expect(decideTravel(wide, 'TX', { counties: [] })).toMatchObject({
    curfews: [],
    curfewList: { kind: 'unlisted', sources: [{ source: 'c1' }] },
  });
  expect(decideTravel(wide, 'SD', { counties: [] })).toMatchObject({
    curfews: [],
    curfewList: { kind: 'unknown', sources: [] },
  });
  expect(decideTravel(wide, 'OH', { counties: [] }).curfewList.kind).toBe('known');
  expect(decideTravel(wide, 'WA', { counties: [] }).curfewList.kind).toBe('partly');
});

describe.each(orderableStates)('%s', (state) => {
  const wide = aLoad({ width: 174 });
  const unknown = aLoad({ width: null, height: null, type: null });

  test('is not free of holiday limits without a source', () => {
    const { bans, free } = decideTravel(wide, state).holidays;
    expect(bans.length > 0 && free !== null).toBe(false);
  });

  test('settles nothing by a figure that is missing', () => {
    const before = decideTravel(unknown, state);
    for (const width of [96, 120, 144, 174, 216]) {
      const after = decideTravel(aLoad({ width, height: 162, type: 'general' }), state);
      for (const key of ['night', 'saturday', 'sunday'] as const) {
        const possible = [before[key].settled, ...before[key].open].map((answer) => answer && showTimes(answer.times));
        expect(possible).toContain(after[key].settled && showTimes(after[key].settled.times));
      }
      const isFreeAnyway = before.holidays.free !== null;
      expect(isFreeAnyway && after.holidays.free === null).toBe(false);
    }
  });
});

const [onInterstates, offInterstates, onBoth]: RoadKind[][] = [
  ['interstate'],
  ['two_lane', 'multilane'],
  ['two_lane', 'multilane', 'interstate'],
];

const utahHolidays =
  '6 from noon day before to sunrise day after if note; 1 from noon day before to sunrise day after if note';

test.each([
  ['MT', { width: 192 }, onInterstates, 'all', 'all', 'free'],
  [
    'MT',
    { width: 192 },
    onBoth,
    'none; all if interstate',
    'all',
    '7 from midnight to midnight if off_interstate, note',
  ],
  ['MT', { width: 192 }, offInterstates, 'none', 'all', '7 from midnight to midnight if note'],
  ['MT', { width: 192, length: 1600 }, onInterstates, 'all', 'all', 'free'],
  ['MT', { width: 192, length: 1600 }, offInterstates, 'none', 'none if note', '7 from midnight to midnight if note'],
  ['MT', { width: 120 }, onBoth, 'all', 'all', 'free'],
  ['MT', { width: 217 }, onInterstates, 'none', 'none', '7 from midnight to midnight if note'],
  ['UT', { width: 156 }, offInterstates, 'none', 'all', utahHolidays],
  ['UT', { width: 156 }, onInterstates, 'all', 'all', utahHolidays],
  ['SD', { width: 119 }, onInterstates, 'all', 'all', 'free'],
  ['SD', { width: 119 }, offInterstates, 'none', 'all', 'free'],
  ['TX', { width: 120 }, onInterstates, 'all', 'all', 'free'],
  ['TX', { width: 120 }, offInterstates, 'none', 'all', 'free'],
  ['TX', { width: 120 }, undefined, 'none; all if interstate', 'all', 'free'],
  ['WY', { width: 120 }, onInterstates, 'all', 'all', 'free'],
  ['WY', { width: 120 }, offInterstates, 'none', 'all', '6 from midnight to midnight if isEscorted, note'],
] as const)(
  'in %s the roads of the way settle the hours of %j on %j',
  (state, load, roads, night, saturday, holidays) => {
    const answer = decideTravel(aLoad(load), state, { roads });
    expect([showAnswer(answer.night), showAnswer(answer.saturday), showHolidays(answer.holidays)]).toEqual([
      night,
      saturday,
      holidays,
    ]);
  },
);

test('the weekend of an Idaho Interstate is open, whatever other routes have', () => {
  const load = aLoad({ width: 168 });
  expect(showAnswer(decideTravel(load, 'ID', { roads: onInterstates }).saturday)).toBe('all');
  expect(showAnswer(decideTravel(load, 'ID', { roads: onBoth }).saturday)).toContain('none if off_interstate, note');
  expect(showAnswer(decideTravel(load, 'ID').saturday)).toContain('none if off_interstate, note');
});

test.each(orderableStates)('in %s a way settles rows, and adds none', (state) => {
  const toKeys = (rows: readonly { times: TravelTimes }[]) => rows.map(({ times }) => showTimes(times));
  for (const width of [102, 120, 144, 168, 200])
    for (const roads of [onInterstates, offInterstates, onBoth]) {
      const load = aLoad({ width });
      const [without, withRoads] = [decideTravel(load, state), decideTravel(load, state, { roads })];
      for (const part of ['night', 'saturday', 'sunday'] as const) {
        const { settled, open } = without[part];
        const known = [...(settled === null ? [] : [settled]), ...open];
        expect(toKeys(known)).toEqual(expect.arrayContaining(toKeys(withRoads[part].open)));
      }
    }
});
