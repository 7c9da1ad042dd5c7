import { expect, test } from 'vitest';
import { permitSources } from '../../states/facts/permit-sources.generated.ts';
import { isOrderable, orderableStates, type StateCode } from '../../basics/state-code.ts';
import type { LoadType } from '../../load/load.ts';
import type { TravelLoad } from '../../load/travel-load.ts';
import { isOffInterstates } from '../road-bans.ts';
import { decideEscorts } from './decide-escorts.ts';
import { type EscortCars, roadKinds } from './escort-answer.ts';

type Figures = {
  width?: number | null;
  height?: number;
  length?: number;
  rear?: number;
  gross?: number;
  type?: LoadType | null;
};

/** 8 ft 6 in wide, 13 ft 6 in high, 65 ft long and 80,000 lb, unless the case says otherwise. */
function aLoad(figures: Figures): TravelLoad {
  const { width = 102, height = 162, length = 780, rear = 0, gross = 80_000, type = 'general' } = figures;
  const dimensions = { width, height, length, frontOverhang: 0, rearOverhang: rear };
  return { type, facts: { dimensions, weight: gross, axles: { AB: 212, BC: 52, CD: 380, DE: 49 } } };
}

function showCars({ front, rear, highPole, police }: EscortCars): string {
  const pole = highPole === null ? ' pole?' : highPole ? ' pole' : '';
  return `${front}+${rear}${pole}${police ? ' police' : ''}`;
}

function showAnswer(load: TravelLoad, state: StateCode): string {
  const { settled, open, uncounted, missing, unknown } = decideEscorts(load, state);
  return [
    ...settled.map(({ roads, isAtNight, cars }) => `${showCars(cars)} on ${showRoads(roads)}${showTime(isAtNight)}`),
    ...open.map(({ roads, isAtNight, cars, condition }) => {
      const { note, kind, isDivided } = condition;
      const ground = note ?? kind ?? (isDivided ? 'divided' : 'undivided');
      return `${showCars(cars)} on ${showRoads(roads)}${showTime(isAtNight)} if ${ground}`;
    }),
    ...uncounted.map(({ what, limit, roads }) => `some for ${what} ${limit} on ${showRoads(roads)}`),
    ...missing.map((figure) => `${figure} missing`),
    ...unknown.map((measure) => `${measure} unknown`),
  ].join('; ');
}

const showTime = (isAtNight?: true) => (isAtNight ? ' at night' : '');
const showRoads = (roads: readonly string[]) => (roads.length === roadKinds.length ? 'all' : roads.join(' and '));

/** `from`: the titles of the sources of the settled cars. */
type Case = [state: StateCode, load: Figures, expected: string, from: string[]];
const cases: Case[] = [
  [
    'SD',
    { width: 200 },
    '0+1 on interstate; 1+0 on all if Black Hills list: parts of US 14A, US 85, US 385, SD 44, SD 89, SD 40 and all of SD 231, US 16A, SD 244, SD 87, SD 36, SD 473; 1+0 on all if listed parts of US 16 (Keystone Wye to Wyoming), US 14A, US 385, SD 89, US 85, SD 71 and SD 471',
    ['ARSD 70:03:01:20, escort vehicles required'],
  ],
  [
    'SD',
    { width: 174 },
    '1+0 on all if Black Hills list: parts of US 14A, US 85, US 385, SD 44, SD 89, SD 40 and all of SD 231, US 16A, SD 244, SD 87, SD 36, SD 473',
    [],
  ],
  [
    'SD',
    { width: 241 },
    '1+0 on two_lane; 0+1 on multilane and interstate; 1+0 on multilane and interstate if Black Hills list: parts of US 14A, US 85, US 385, SD 44, SD 89, SD 40 and all of SD 231, US 16A, SD 244, SD 87, SD 36, SD 473; 1+0 on multilane and interstate if listed parts of US 16 (Keystone Wye to Wyoming), US 14A, US 385, SD 89, US 85, SD 71 and SD 471',
    ['ARSD 70:03:01:20, escort vehicles required'],
  ],
  [
    'ID',
    { width: 190 },
    '0+1 on interstate; 1+1 on two_lane if black-coded routes; 0+1 on two_lane and multilane if driver cannot see 200 ft behind the load; some for width 180 on multilane',
    ['Pilot cars and escort vehicles, Idaho (table of the ITD pilot car map)'],
  ],
  [
    'OK',
    { length: 1300 },
    '1+1 on two_lane; 0+1 on multilane and interstate if an older figure. The rule as quoted sets none for roads of several lanes',
    ['OAC 730:50-5, escort triggers and superload definition (eff. 11 Sep 2023)'],
  ],
  [
    'OK',
    { length: 1100 },
    '1+0 on two_lane',
    ['OAC 730:50-5, escort triggers and superload definition (eff. 11 Sep 2023)'],
  ],
  [
    'WY',
    { length: 1330 },
    '1+1 on two_lane; some for length 1320 on multilane and interstate',
    ["Wyoming pilot car / escort vehicle requirements (reprint of the Highway Patrol's escort rule)"],
  ],
  ['FL', { length: 1140 }, '', []],
  [
    'FL',
    { length: 1141 },
    '0+1 on all if None up to 105 ft when the combination has three points of articulation.',
    [],
  ],
  [
    'FL',
    { length: 1801 },
    '1+1 on two_lane and multilane; 0+1 on interstate',
    ['Fla. Admin. Code r. 14-26.012, Movement Conditions and Restrictions (quoted by a third party with its citation)'],
  ],
  [
    'FL',
    { width: 174 },
    '1+1 on all',
    ['Fla. Admin. Code r. 14-26.012, Movement Conditions and Restrictions (quoted by a third party with its citation)'],
  ],
  ['TX', { width: 168 }, '', []],
  [
    'TX',
    { width: 174 },
    '1+0 on two_lane; 0+1 on multilane and interstate',
    ['TxDMV escort and equipment requirements; 43 TAC 219.11(k) (amended July 18, 2024)'],
  ],
  [
    'TX',
    { width: 174, length: 1400 },
    '1+1 on all',
    ['TxDMV escort and equipment requirements; 43 TAC 219.11(k) (amended July 18, 2024)'],
  ],
  [
    'TX',
    { height: 217 },
    '1+1 pole on all',
    ['TxDMV escort and equipment requirements; 43 TAC 219.11(k) (amended July 18, 2024)'],
  ],
  ['TX', { width: null }, 'width missing', []],
  [
    'CA',
    { width: 150 },
    '0+1 on multilane and interstate if yellow route (multilane freeway or expressway); 1+0 on two_lane if green route (two-lane, 12 ft lanes, shoulder 4 ft or wider); 1+0 on two_lane if blue route (two-lane, shoulder under 4 ft, or multilane substandard); 1+1 on two_lane if brown route (two-lane with 10 or 11 ft lanes)',
    [],
  ],
  [
    'MN',
    { width: 176 },
    '1+1 police on two_lane if when any part crosses the center line of an undivided road: a licensed peace officer in front as well; some for width 174 on all',
    [],
  ],
  [
    'NM',
    { width: 150 },
    '1+0 on two_lane if only on the routes the permit names; some for width 144 on multilane and interstate',
    [],
  ],
  ['NM', { width: 174 }, '1+0 on two_lane; 0+1 on multilane and interstate', ['New Mexico route information']],
  [
    'WY',
    { width: 176 },
    '1+1 on two_lane; some for width 168 on multilane and interstate',
    ["Wyoming pilot car / escort vehicle requirements (reprint of the Highway Patrol's escort rule)"],
  ],
  [
    'WY',
    { width: 200 },
    '1+1 on two_lane; 0+1 on multilane and interstate',
    ["Wyoming pilot car / escort vehicle requirements (reprint of the Highway Patrol's escort rule)"],
  ],
  ['WV', { width: 150 }, '1+1 on two_lane; 0+1 on multilane and interstate', ['West Virginia escort requirements']],
  [
    'WV',
    { width: 150, type: 'manufactured_building' },
    '1+1 on two_lane; 0+1 on multilane and interstate',
    ['157 CSR 5, hauling permits (quoted by a third party with its citation)', 'West Virginia escort requirements'],
  ],
  [
    'CO',
    { width: 174 },
    '1+1 on all if yellow highways. The rear car may be replaced by one flashing yellow light; 1+0 on two_lane if green highways; 0+1 on multilane and interstate if green highways. The rear car may be replaced by one flashing yellow light',
    [],
  ],
  [
    'VA',
    { width: 174, height: 174 },
    '2+1 pole on two_lane and multilane; 1+1 pole on interstate',
    ['24VAC20-82-130, Escort vehicle requirements (quoted by a third party with its citation)'],
  ],
  [
    'MT',
    { width: 174, height: 174 },
    '1+0 on two_lane and multilane; height unknown',
    ['ARM 18.8.511A, when flag vehicles are required (version of 2012, marked superseded)'],
  ],
  [
    'NH',
    { width: 144 },
    '1+0 on two_lane; 0+1 on multilane and interstate',
    ['New Hampshire pilot cars / escort vehicle requirements, quoting rule Tra 304'],
  ],
  [
    'VT',
    { width: 144 },
    '1+0 on two_lane; 0+1 on multilane and interstate',
    ['Vermont oversize / overweight regulations, quoting the DMV rule on escorts'],
  ],
  [
    'NY',
    { width: 150, gross: 210000 },
    '1+0 police on two_lane; 0+1 police on multilane and interstate',
    ['NYS Certified Vehicle Escort Manual (2025)', 'PERM 87, special requirements for oversize permits (March 2015)'],
  ],
  [
    'IL',
    { width: 180, height: 176 },
    '1+1 pole on all',
    ['92 Ill. Adm. Code 554.408, .505, .507, .508, .604 and .611 (escorts, State Police, superloads)'],
  ],
  [
    'OH',
    { width: 160, height: 176 },
    '1+1 pole on all',
    ['Form OS-1A, Limitations and Provisions on the Use of Special Hauling Permits (January 2018), escort vehicles'],
  ],
  ['WA', { width: 146, height: 176 }, '1+1 pole on all', ['WAC 468-38-100, pilot/escort vehicles']],
  [
    'OK',
    { width: 174 },
    '1+1 on two_lane; 0+1 on multilane and interstate',
    ['OAC 730:50-5, escort triggers and superload definition (eff. 11 Sep 2023)'],
  ],
  [
    'KY',
    { width: 174 },
    '1+1 on all',
    ['601 KAR 1:018, overweight or overdimensional permits (effective July 7, 2017)'],
  ],
  [
    'LA',
    { height: 188 },
    '1+0 pole on interstate; 0+0 police on all if New Orleans off the Interstate: city police escort',
    ['Regulations, Louisiana'],
  ],
  [
    'LA',
    { height: 191 },
    '1+0 pole on all; 0+0 police on all if New Orleans off the Interstate: city police escort',
    ['Regulations, Louisiana'],
  ],
  [
    'MA',
    { height: 170 },
    '1+1 pole? on all; 0+1 police on all if City of Boston, any load over legal size: at least one escort and city police',
    ['Route information, Massachusetts'],
  ],
  [
    'MO',
    { gross: 360000 },
    '2+1 on two_lane; 1+1 on multilane and interstate; 1+2 on all if while crawling over bridges in Kansas City and St. Louis',
    ['Escort requirements table (2026, undated)'],
  ],
  [
    'GA',
    { width: 180 },
    '1+1 on two_lane; 0+1 on multilane and interstate',
    ['Ga. Comp. R. & Regs. 672-2, escort requirements (quoted by a third party with its citation)'],
  ],
  [
    'PA',
    { rear: 200 },
    '0+1 on all; 1+1 on all at night if between 3:00 AM and sunrise in an urbanized area; axleWeights missing',
    ['67 Pa. Code 179.10, general conditions (pilot cars and police escorts)'],
  ],
  [
    'WY',
    { rear: 300 },
    '0+1 on all',
    ["Wyoming pilot car / escort vehicle requirements (reprint of the Highway Patrol's escort rule)"],
  ],
  [
    'ME',
    { width: 150, type: null },
    '1+0 on two_lane; 0+1 on multilane and interstate',
    ['Maine pilot cars / escort vehicle requirements'],
  ],
  ['AK', { width: 174 }, 'some for width 120 on all', []],
  ['HI', { height: 170, length: 900 }, 'length unknown; height unknown', []],
];

test.each(cases)('%s %j: %s', (state, load, expected, from) => {
  expect(showAnswer(aLoad(load), state)).toBe(expected);
  const sources = decideEscorts(aLoad(load), state).settled.flatMap((settled) => settled.sources);
  const titles = isOrderable(state) ? sources.map((source) => permitSources[state][source]?.title) : [];
  expect([...new Set(titles)].toSorted()).toEqual(from.toSorted());
});

const steps = { width: [96, 300, 2], height: [150, 240, 2], length: [600, 2600, 12], gross: [6e4, 4e5, 5000] } as const;

test.each(orderableStates)('%s: a larger load never needs fewer cars on a road without an open row', (state) => {
  for (const [key, [least, most, step]] of Object.entries(steps)) {
    const before = new Map<string, number>();
    for (let figure = least; figure <= most; figure += step) {
      const load = aLoad({ [key]: figure });
      const { settled, open } = decideEscorts(load, state);
      const byDay = settled.filter(({ isAtNight }) => isAtNight !== true);
      // A road that may not be used asks for no cars.
      const usable = roadKinds.filter((road) => road !== 'interstate' || !isOffInterstates(load, state));
      for (const road of usable.filter((one) => !open.some(({ roads }) => roads.includes(one)))) {
        const cars = byDay.find(({ roads }) => roads.includes(road))?.cars;
        const number = cars === undefined ? 0 : countCars(cars);
        expect(number, `${key} ${figure} ${road}`).toBeGreaterThanOrEqual(before.get(road) ?? 0);
        before.set(road, number);
      }
    }
  }
});

/** Police can take the place of the cars. */
function countCars({ front, rear, police }: EscortCars): number {
  return police ? Infinity : front + rear;
}
