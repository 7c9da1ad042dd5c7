import { expect, test } from 'vitest';
import { permitSources } from '../../states/facts/permit-sources.generated.ts';
import { isOrderable, isStateCode, orderableStates, type StateCode } from '../../basics/state-code.ts';
import { readRows } from '../../testing/case-table.test-support.ts';
import { parseFigures, type Figures } from '../../testing/figures.test-support.ts';
import type { TravelLoad } from '../../load/travel-load.ts';
import { isOffInterstates } from '../road-bans.ts';
import { decideEscorts } from './decide-escorts.ts';
import { type EscortCars, roadKinds } from './escort-answer.ts';

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

test.each(readRows('escort-answers.txt', import.meta.url))(
  '%s, %s: %s',
  (state = '', figures = '', expected = '', from = '') => {
    if (!isStateCode(state)) throw new Error(`${state} is no state`);
    const load = aLoad(parseFigures(figures));
    expect(showAnswer(load, state) || 'none').toBe(expected);
    const sources = decideEscorts(load, state).settled.flatMap((settled) => settled.sources);
    const titles = isOrderable(state) ? sources.map((source) => permitSources[state][source]?.title) : [];
    expect([...new Set(titles)].toSorted()).toEqual(from === '-' ? [] : from.split(' + ').toSorted());
  },
);

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
