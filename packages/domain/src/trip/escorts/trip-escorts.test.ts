import { describe, expect, test } from 'vitest';
import type { StateCode } from '../../basics/state-code.ts';
import type { TravelLoad } from '../../load/travel-load.ts';
import { aVisit } from '../a-trip.test-support.ts';
import { decideEscorts } from './decide-escorts.ts';
import type { EscortCars } from './escort-answer.ts';
import { findRoadMiles, groupEscorts, type MileRange } from './road-escorts.ts';
import { listTripEscorts } from './trip-escorts.ts';

function aLoad(width: number, length = 900): TravelLoad {
  const dimensions = { width, height: 162, length, frontOverhang: 0, rearOverhang: 0 };
  const axles = { AB: 212, BC: 52, CD: 420, DE: 49 };
  return { type: 'general', facts: { dimensions, weight: 70_000, axles, trailer: { length: 48 } } };
}

const visit = (state: StateCode, miles: number, interstateMiles: number) => ({
  ...aVisit(state, miles),
  interstateMiles,
});
const showMiles = ([least, most]: MileRange) => (least === most ? most : `${least}-${most}`);
const show = ({ front, rear, highPole, police }: EscortCars) =>
  `${front}+${rear}${highPole ? ' pole' : ''}${police ? ' police' : ''}`;

describe('the escorts of a state, by road', () => {
  const list = (state: StateCode, load: TravelLoad, miles: [all: number, interstate: number] | null) => {
    const way = miles && findRoadMiles([visit(state, ...miles)]);
    return groupEscorts(decideEscorts(load, state), way).map(({ roads, miles: own, settled, open }) => {
      const cars = [...settled.map((one) => show(one.cars)), ...open.map((one) => `perhaps ${show(one.cars)}`)];
      return `${roads.join()}${own === null ? '' : ` ${showMiles(own)}`}: ${cars.join(', ') || 'none'}`;
    });
  };

  test.each<[name: string, StateCode, number, [number, number] | null, string[]]>([
    ['Missouri without a trip', 'MO', 180, null, ['two_lane: 1+1', 'multilane: 0+1, perhaps 1+1', 'interstate: 0+1']],
    ['Missouri on Interstates alone', 'MO', 180, [250, 250], ['interstate 250: 0+1']],
    [
      'Missouri on Interstates for the most part',
      'MO',
      180,
      [250, 230],
      ['interstate 230: 0+1', 'two_lane 0-20: 1+1', 'multilane 0-20: 0+1, perhaps 1+1'],
    ],
    [
      'a corner of Missouri',
      'MO',
      180,
      [0, 0],
      ['interstate 0: 0+1', 'two_lane 0: 1+1', 'multilane 0: 0+1, perhaps 1+1'],
    ],
    ['Idaho on Interstates: nothing of the colored routes', 'ID', 150, [270, 270], ['interstate 270: perhaps 0+1']],
    [
      'South Dakota off Interstates',
      'SD',
      241,
      [90, 0],
      ['two_lane 0-90: 1+0', 'multilane 0-90: 0+1, perhaps 1+0, perhaps 1+0'],
    ],
    ['Florida, the same on all roads', 'FL', 174, [400, 350], ['two_lane,multilane,interstate 400: 1+1']],
    ['Texas within its limits', 'TX', 144, [400, 350], ['two_lane,multilane,interstate 400: none']],
  ])('%s', (_name, state, width, miles, expected) => {
    expect(list(state, aLoad(width), miles)).toEqual(expected);
  });
});

describe('the escorts of a whole trip', () => {
  const list = (load: TravelLoad, visits: Parameters<typeof listTripEscorts>[1]) => {
    const { escorts, open } = listTripEscorts(load, visits);
    return [
      ...escorts.map(
        ({ states, begins, ends, miles, roads, isAtNight, cars }) =>
          `${states.join()} ${begins} to ${ends} ${miles && showMiles(miles)} on ${roads.join()}${isAtNight ? ' at night' : ''}: ${show(cars)}`,
      ),
      `open ${open.join()}`,
    ];
  };

  test('begin and end where the state does, and go on over its border while the need is the same', () => {
    const visits = [visit('TX', 100, 100), visit('OK', 90, 90), visit('FL', 250, 250)];
    expect(list(aLoad(174), visits)).toEqual([
      'TX,OK Into TX to Out of OK 190 on interstate: 0+1',
      'FL Into FL to Out of FL 250 on interstate: 1+1',
      'open ',
    ]);
    expect(list(aLoad(174), [visit('NM', 100, 100), visit('TX', 90, 90)]).at(0)).toMatch(
      /^NM,TX Into NM to Out of TX 190/,
    );
  });

  test('are open where more can be due on the roads that it takes', () => {
    expect(list(aLoad(180), [visit('MO', 250, 250)]).at(-1)).toBe('open ');
    expect(list(aLoad(180), [visit('MO', 250, 100)]).at(-1)).toBe('open MO');
  });

  test('have no places without a route', () => {
    const byHand = { ...aVisit('TX'), miles: null, entry: null, exit: null, by: 'hand' as const };
    expect(list(aLoad(174), [byHand])).toEqual([
      'TX null to null null on two_lane: 1+0',
      'TX null to null null on multilane,interstate: 0+1',
      'open ',
    ]);
  });
});
