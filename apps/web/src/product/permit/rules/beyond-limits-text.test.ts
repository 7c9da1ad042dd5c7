import {
  type Excess,
  type Reason,
  type ReasonKind,
  type StateCode,
  findSmallestChange,
  stateName,
} from '@wideload/domain';
import { expect, test, describe } from 'vitest';
import { formatBeyondLimits, formatChange } from './beyond-limits-text.ts';
import { aLoad } from './a-load.fixture.ts';

const anExcess = (what: ReasonKind, by: number, unit: Reason['unit'] = 'in'): Excess => ({
  what,
  limit: 100,
  actual: 100 + by,
  over: by,
  unit,
  isLess: false,
});

test.each<[StateCode[], Excess[], string]>([
  [
    ['TX', 'OH'],
    [anExcess('width', 72), anExcess('height', 20), anExcess('gross_weight', 31_400, 'lb')],
    '6′0″ wider, 1′8″ taller and 31,400 lb heavier than the limits in Texas and Ohio',
  ],
  [['TX'], [anExcess('front_overhang', 14)], '1′2″ farther out in front than the limits in Texas'],
  [['TX'], [anExcess('rear_overhang', 12)], '1′0″ farther out at the rear than the limits in Texas'],
  [['PA'], [anExcess('trailer_length', 358)], '29′10″ longer than the limits in Pennsylvania'],
  [['OH'], [anExcess('bridge_formula', 12_000, 'lb')], '12,000 lb heavier than the limits in Ohio'],
])('in %s: %j', (states, excesses, text) => {
  expect(formatBeyondLimits([{ states, excesses }])).toBe(text);
});

test('three states are named, further ones are counted', () => {
  const states = ['AL', 'AR', 'CT', 'DE', 'FL', 'MO'] as const;
  const formatText = (count: number) =>
    formatBeyondLimits([{ states: states.slice(0, count), excesses: [anExcess('width', 18)] }]);
  expect(formatText(3)).toBe('1′6″ wider than the limits in Alabama, Arkansas and Connecticut');
  expect(formatText(4)).toMatch(/in Alabama, Arkansas, Connecticut and 1 other state$/);
  expect(formatText(6)).toMatch(/in Alabama, Arkansas, Connecticut and 3 other states$/);
});

test('states with other limits are a sentence of their own', () => {
  const text = formatBeyondLimits([
    { states: ['TX', 'NM'], excesses: [{ ...anExcess('height', 20), isLess: true }] },
    { states: ['OH'], excesses: [anExcess('width', 6), anExcess('tandem_axle', 2000, 'lb')] },
  ]);
  expect(text).toBe(
    'Up to 1′8″ taller than the limits in Texas and New Mexico. 6 in wider and 2,000 lb heavier on its axles than the limits in Ohio',
  );
});

function formatFor(facts: Parameters<typeof aLoad>[0], states: readonly StateCode[]): string {
  return formatChange(findSmallestChange(aLoad(facts), states) ?? [], states.map(stateName));
}

describe('the smallest change', () => {
  test.each([
    ['width alone', { width: 108 }, ['OH'], 'Make it 6 in narrower and Ohio needs no permit.'],
    ['height alone', { height: 182 }, ['OH'], 'Make it 1 ft 8 in lower and Ohio needs no permit.'],
    ['whole feet', { width: 126 }, ['OH'], 'Make it 2 ft narrower and Ohio needs no permit.'],
    [
      'weight alone',
      { weight: 80_500 },
      ['OH'],
      'Make it 500 lb lighter, keep every axle within its limit, and Ohio needs no permit.',
    ],
    [
      'the bridge formula',
      { CD: 256, weight: 80_000, axleWeights: {} },
      ['OH'],
      'Make it 2,000 lb lighter, keep every axle within its limit, and Ohio needs no permit.',
    ],
    [
      'two figures',
      { width: 108, weight: 81_000 },
      ['OH'],
      'Make it 6 in narrower and 1,000 lb lighter, keep every axle within its limit, and Ohio needs no permit.',
    ],
    [
      'a front overhang',
      { frontOverhang: 50 },
      ['TX'],
      'Take 1 ft 2 in off the front overhang and Texas needs no permit.',
    ],
    ['a rear overhang', { rearOverhang: 60 }, ['TX'], 'Take 1 ft off the rear overhang and Texas needs no permit.'],
    [
      'an overhang beside another figure',
      { width: 108, rearOverhang: 60 },
      ['TX'],
      'Make it 6 in narrower, take 1 ft off the rear overhang, and Texas needs no permit.',
    ],
    [
      'a trailer that must be too long',
      { length: 1320 },
      ['PA'],
      'Make it 29 ft 10 in shorter and Pennsylvania needs no permit.',
    ],
    [
      'a recorded trailer that is too long',
      { trailer: 58 },
      ['PA', 'OH'],
      'Use a trailer 5 ft shorter and Pennsylvania and Ohio need no permit.',
    ],
    ['nothing where the trailer is not known', { width: 108, trailer: null }, ['OH'], ''],
    ['nothing where a kingpin limit stays open', { width: 108, CD: 396 }, ['CA'], ''],
    [
      'the tightest of two states',
      { height: 172 },
      ['CO', 'OH'],
      'Make it 10 in lower and Colorado and Ohio need no permit.',
    ],
  ] as const)('%s', (_, facts, states, sentence) => {
    expect(formatFor(facts, states)).toBe(sentence);
  });

  test('axles that reach too far are named in pairs', () => {
    const changes = findSmallestChange(aLoad({ length: 1200, CD: 800, weight: 80_000 }), ['OH']) ?? [];
    expect(formatChange(changes, ['Ohio'])).toMatch(/bring axles 3 and 4 closer together by \d+ ft/);
  });

  test('is empty without a change', () => {
    expect(formatChange([], ['Ohio'])).toBe('');
  });
});
