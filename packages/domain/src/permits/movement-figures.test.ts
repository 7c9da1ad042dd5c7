import { describe, expect, test } from 'vitest';
import { decideEscorts } from '../trip/escorts/decide-escorts.ts';
import { decideSuperload } from '../trip/escorts/decide-superload.ts';
import type { AxleWeights, KnownFacts } from '../load/load.ts';
import type { OrderableState } from '../basics/state-code.ts';
import { decideTravel } from '../trip/decide-travel.ts';
import type { TravelLoad } from '../load/travel-load.ts';

type Figures = Partial<KnownFacts['dimensions']> & {
  weight?: number | null;
  axles?: Partial<KnownFacts['axles']>;
  axleWeights?: AxleWeights;
  trailer?: number;
  type?: TravelLoad['type'];
};

/** 12 ft wide, 13 ft 6 in high, 75 ft long and 76,000 lb on a 48 ft trailer. */
function aLoad({
  weight = 76_000,
  axles,
  axleWeights,
  trailer = 48,
  type = 'general',
  ...sizes
}: Figures = {}): TravelLoad {
  return {
    type,
    facts: {
      dimensions: { width: 144, height: 162, length: 900, frontOverhang: 0, rearOverhang: 0, ...sizes },
      weight,
      axles: { AB: 212, BC: 52, CD: 420, DE: 49, ...axles },
      ...(axleWeights && { axleWeights }),
      trailer: { length: trailer },
    },
  };
}

const weigh = (A: number, B: number, C: number, D: number, E: number): AxleWeights => ({ A, B, C, D, E });

describe('at night', () => {
  const overhang = { frontOverhang: 60, rearOverhang: 120 };
  const heavy = { width: 102, weight: 95_000 };
  test.each([
    ['NV', 'with 10 ft of overhang, 15 ft allowed', overhang, 'all', []],
    ['NV', 'with 16 ft of overhang', { rearOverhang: 192 }, 'none', []],
    ['AZ', 'with 10 ft of overhang', { ...overhang, width: 120 }, 'all', []],
    ['AZ', 'with 11 ft of overhang', { rearOverhang: 132, width: 120 }, 'none', ['note']],
    ['MS', 'with 4 ft of rear overhang', { rearOverhang: 48 }, 'all', []],
    ['MS', 'with 4 ft 1 in', { rearOverhang: 49 }, 'none', []],
    ['FL', 'only overweight', heavy, 'all', []],
    ['FL', 'overweight and over 12 ft wide', { ...heavy, width: 150 }, 'none', ['note']],
    ['FL', 'overweight, of no known length', { ...heavy, length: null }, 'none', ['length']],
    ['OH', 'only overweight on a 53 ft trailer', { ...heavy, trailer: 53 }, 'all', []],
    ['AL', 'no superload', {}, 'none', []],
    ['AL', 'a superload', { width: 216 }, 'none', ['note']],
    ['AR', 'only overlength', { width: 102, length: 1000, trailer: 60 }, 'all', []],
    ['AR', 'overlength and overweight', { width: 102, length: 1000, trailer: 60, weight: 95_000 }, 'none', []],
  ] as const)('%s, %s: %s', (state, _name, figures, times, open) => {
    const { night } = decideTravel(aLoad(figures), state);
    expect(night.settled?.times ?? 'none').toBe(times);
    const gaps = night.open.flatMap(({ condition: { missing, note } }) => [...missing, ...(note ? ['note'] : [])]);
    expect([...new Set(gaps)]).toEqual(open);
  });
});

describe('a superload by its axles', () => {
  const light = { weight: 85_000, axleWeights: weigh(12_000, 17_000, 17_000, 17_000, 17_000) };
  const heavy = { weight: 100_000, axleWeights: weigh(12_000, 25_000, 21_000, 21_000, 21_000) };
  const tandem = { weight: 100_000, axleWeights: weigh(12_000, 23_000, 23_000, 21_000, 21_000) };
  const cases: [state: OrderableState, name: string, figures: Figures, settled: string[], missing: string[]][] = [
    ['VA', 'within 24,000 lb', light, [], []],
    ['VA', '25,000 lb on one axle', heavy, ['singleAxle', 'tandem'], []],
    ['VA', '46,000 lb on a tandem', tandem, ['tandem'], []],
    ['VA', 'without axle weights', { weight: 100_000 }, [], ['axleWeights']],
    ['VA', 'within all weight limits', {}, [], []],
    ['SC', '17,000 lb axles', light, [], []],
    ['SC', '25,000 lb on one axle', heavy, ['singleAxle'], []],
    [
      'NC',
      'a steer axle of 20,500 lb',
      { ...light, axleWeights: weigh(20_500, 17_000, 17_000, 17_000, 17_000) },
      ['steerAxle'],
      [],
    ],
    ['TX', '210,000 lb over 61 ft', { weight: 210_000 }, ['gross_weight'], []],
    ['TX', '210,000 lb over 96 ft', { weight: 210_000, length: 1400, axles: { CD: 850 } }, [], []],
    ['IL', 'axles that stand too close', { weight: 95_000, axles: { CD: 200 } }, ['driveToTrailer', 'axleSpan'], []],
    ['IL', 'axles that stand apart', { weight: 95_000 }, [], []],
  ];
  test.each(cases)('%s, %s: %j', (state, _name, figures, settled, missing) => {
    const answer = decideSuperload(aLoad(figures), state);
    expect(answer.settled.map(({ what }) => what)).toEqual(settled);
    expect(answer.missing).toEqual(missing);
  });
});

describe('escorts', () => {
  const show = (figures: Figures, state: OrderableState) => {
    const { settled, open } = decideEscorts(aLoad(figures), state);
    return [
      ...settled.map(
        ({ cars, roads, isAtNight }) => `${cars.front}+${cars.rear} ${roads.join()}${isAtNight ? ' at night' : ''}`,
      ),
      ...open.map(
        ({ cars, roads, condition }) =>
          `${cars.front}+${cars.rear} ${roads.join()} if ${condition.isDivided ? 'divided' : (condition.note ?? 'undivided')}`,
      ),
    ];
  };

  test.each([
    [
      'MO',
      'the row of a divided road is no condition',
      { width: 180 },
      ['1+1 two_lane', '0+1 multilane,interstate', '1+1 multilane if undivided'],
    ],
    [
      'CO',
      'those of the night are no condition',
      { width: 156 },
      ['1+0 two_lane at night', '0+1 multilane,interstate at night'],
    ],
    [
      'NV',
      'the night adds a car',
      { width: 150 },
      ['1+0 two_lane', '1+1 two_lane at night', '1+1 multilane,interstate at night'],
    ],
    [
      'WA',
      'the trailer counts, not the combination',
      { width: 102, length: 1300, trailer: 60, axles: { CD: 620 } },
      [],
    ],
    ['WA', 'a trailer over 105 ft', { width: 102, length: 1500, trailer: 110, axles: { CD: 1100 } }, ['0+1 two_lane']],
    ['MD', 'other than a manufactured building', { width: 160 }, ['1+0 two_lane', '0+1 multilane,interstate']],
    ['MD', 'a manufactured building', { width: 160, type: 'manufactured_building' }, []],
  ] as const)('%s: %s', (state, _name, figures, expected) => {
    const shown = show(figures, state).filter(
      (line) => !/center|construction|driver|trailer length|map|highways$/.test(line),
    );
    expect(shown).toEqual(expected);
  });
});
