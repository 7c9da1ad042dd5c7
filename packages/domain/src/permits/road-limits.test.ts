import { describe, expect, test } from 'vitest';
import { decidePermit } from './permits.ts';
import { stateFacts } from '../states/state-facts.ts';
import { stateCodes, type StateCode } from '../basics/state-code.ts';
import type { RoadLimit } from '../states/state.ts';
import { aLoad } from '../testing/sample.test-support.ts';
import { openKinds } from './reason.ts';
import { findPassedRoadLimits } from './road-limits.ts';

type Facts = Parameters<typeof aLoad>[0];

describe('limits that are lower on some roads', () => {
  test.each<[name: string, Facts, StateCode, verdict: string, open: string[], named: string[]]>([
    ['14 ft 6 in in Colorado is legal on every road', { height: 174 }, 'CO', 'none', [], []],
    [
      '14 ft in Missouri: 13 ft 6 in off designated highways',
      { height: 168 },
      'MO',
      'depends',
      ['height_undesignated'],
      [],
    ],
    ['13 ft 6 in in Missouri', { height: 162 }, 'MO', 'none', [], []],
    [
      '14 ft in Oklahoma: 13 ft 6 in on county roads',
      { height: 168 },
      'OK',
      'depends',
      ['height_doubted', 'height_county'],
      [],
    ],
    [
      '14 ft in Arizona: 13 ft 6 in off designated highways',
      { height: 168 },
      'AZ',
      'depends',
      ['height_undesignated'],
      [],
    ],
    [
      '13 ft 8 in in Louisiana: 14 ft on Interstates only',
      { height: 164 },
      'LA',
      'depends',
      ['height_off_interstate'],
      [],
    ],
    ['13 ft 6 in in Louisiana', { height: 162 }, 'LA', 'none', [], []],
    ['14 ft 1 in in Louisiana is too high everywhere', { height: 169 }, 'LA', 'needs', [], []],
    ['14 ft in Texas is legal on every road', { height: 168 }, 'TX', 'none', [], []],
    ['72 ft in Nevada, which lists 70 ft', { length: 864 }, 'NV', 'depends', ['length_all'], []],
    ['70 ft in Nevada', { length: 840 }, 'NV', 'none', [], []],
    ['102 in in Kentucky, 96 in off the designated network', {}, 'KY', 'none', [], ['width']],
    ['a 53 ft trailer in Idaho, 48 ft off the National Network', { trailer: 53 }, 'ID', 'none', [], ['trailer_length']],
    ['a 48 ft trailer in Idaho', { trailer: 48 }, 'ID', 'none', [], []],
    ['above the limit of every road the permit is needed', { height: 169 }, 'MO', 'needs', [], []],
  ])('%s', (_, facts, state, verdict, open, named) => {
    const need = decidePermit(aLoad(facts), state);
    expect(need.verdict).toBe(verdict);
    expect(need.open.map(({ what }) => what)).toEqual(open);
    expect(need.openChecks.flatMap((check) => (check.code === 'road-limit' ? [check.what] : []))).toEqual(named);
  });

  test.each([
    [163, ['height_undesignated'], []],
    [162, [], ['height']],
    [156, [], []],
  ] as const)('of 13 ft off designated highways, at %i in', (height, open, named) => {
    const lowRoad: RoadLimit = { what: 'height', limitIn: 156, road: 'undesignated' };
    const facts = { ...stateFacts.MO, legal: { ...stateFacts.MO.legal, roadLimits: [lowRoad] } };
    const passed = findPassedRoadLimits(aLoad({ height }).dimensions, null, facts);
    expect(passed.open.map(({ what }) => what)).toEqual(open);
    expect(passed.named.map(({ what }) => what)).toEqual(named);
  });

  test('every height and overall length of some roads has a kind of open condition', () => {
    const decisive = stateCodes.flatMap((state) =>
      stateFacts[state].legal.roadLimits.filter(({ what }) => what === 'height' || what === 'length'),
    );
    expect(decisive.length).toBeGreaterThan(0);
    for (const { what, road } of decisive) expect(openKinds).toContain(`${what}_${road}`);
  });
});

describe('between tractor and trailer in West Virginia', () => {
  test.each<[string, Facts, string, number | null]>([
    ['53 ft at 37 ft is within the limit', { trailer: 53, CD: 444, weight: 70_000 }, 'none', null],
    ['53 ft an inch beyond', { trailer: 53, CD: 445, weight: 70_000 }, 'depends', 445],
    ['48 ft has no such limit', { trailer: 48, CD: 445, weight: 70_000 }, 'none', null],
  ])('%s', (_, facts, verdict, actual) => {
    const need = decidePermit(aLoad(facts), 'WV');
    expect(need.verdict).toBe(verdict);
    expect(need.open.find(({ what }) => what === 'axle_spacing')?.actual ?? null).toBe(actual);
  });
});

describe('axle weights', () => {
  const heavyTandem = { A: 12_000, B: 17_000, C: 17_000, D: 18_000, E: 16_000 };
  test.each<[string, Facts, StateCode, string, string[]]>([
    ['are asked for close to the limit', { axleWeights: {} }, 'OH', 'depends', ['axle_weights']],
    ['not at 95 % of it', { weight: 76_000 }, 'OH', 'none', []],
    ['a pound above 95 %', { weight: 76_001 }, 'OH', 'depends', ['axle_weights']],
    ['close to the limit of the bridge formula', { CD: 256, weight: 75_000 }, 'OH', 'depends', ['axle_weights']],
    ['within every limit', {}, 'OH', 'none', []],
    ['within the limits of a tandem of 34,000 lb', { axleWeights: heavyTandem }, 'OH', 'none', []],
    ['one missing', { axleWeights: { ...heavyTandem, E: null } }, 'OH', 'depends', ['axle_weights']],
    ['a load over its gross limit needs the permit anyway', { weight: 90_000 }, 'OH', 'needs', []],
  ])('%s', (_, facts, state, verdict, open) => {
    const need = decidePermit(aLoad(facts), state);
    expect([need.verdict, need.open.map(({ what }) => what)]).toEqual([verdict, open]);
  });

  test('a tandem over its limit needs a permit below the gross limit', () => {
    const need = decidePermit(
      aLoad({ weight: 70_000, axleWeights: { A: 10_000, B: 12_000, C: 12_000, D: 18_000, E: 18_000 } }),
      'OH',
    );
    expect(need.verdict).toBe('needs');
    expect(need.reasons).toEqual([
      { what: 'tandem_axle', limit: 34_000, actual: 36_000, over: 2000, unit: 'lb', axles: { from: 4, to: 5 } },
    ]);
  });
});
