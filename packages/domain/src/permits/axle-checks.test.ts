import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { axleNames } from '../load/axles.ts';
import { checkAxleWeights } from './axle-checks.ts';
import type { KnownFacts } from '../load/load.ts';
import { aUnit } from '../testing/sample.test-support.ts';
import { createSeededRandom } from '../testing/seeded-random.test-support.ts';
import { stateFacts } from '../states/state-facts.ts';
import type { StateCode } from '../basics/state-code.ts';

const nothing = { width: null, height: null, length: null, frontOverhang: null, rearOverhang: null };

/** Axles in pounds and the distances between them in inches. */
function withAxles(weights: readonly (number | null)[], gaps: readonly (number | null)[]): KnownFacts {
  const [AB = null, BC = null, CD = null, DE = null, EF = null] = gaps;
  const axleWeights = Object.fromEntries(weights.map((weight, at) => [axleNames[at], weight]));
  return { dimensions: nothing, weight: null, axles: { AB, BC, CD, DE, EF }, axleWeights };
}

function checkIn(state: StateCode, weights: readonly (number | null)[], gaps: readonly (number | null)[]) {
  const { checks, isComplete } = checkAxleWeights(withAxles(weights, gaps), stateFacts[state]);
  const over = checks.filter(({ actual, limit }) => actual > limit);
  return {
    isComplete,
    over: over.map(({ what, axles, actual, limit }) => [what, axles?.from, axles?.to, actual, limit]),
  };
}

const legal = [12_000, 17_000, 17_000, 17_000, 17_000];
const distances = [212, 54, 396, 54];

describe('a load exceeds the limit of', () => {
  test.each([
    ['nothing', 'TX', legal, distances, []],
    [
      'a single axle',
      'TX',
      [20_001, 10_000, 10_000, 10_000, 10_000],
      distances,
      [['single_axle', 1, 1, 20_001, 20_000]],
    ],
    ['no single axle where the state allows more', 'CT', [22_400, 10_000, 10_000, 10_000, 10_000], distances, []],
    ['a tandem', 'TX', [10_000, 17_500, 17_500, 17_000, 17_000], distances, [['tandem_axle', 2, 3, 35_000, 34_000]]],
    [
      'both tandems, each with a row of its own',
      'TX',
      [9_000, 17_500, 17_500, 18_000, 18_000],
      [212, 54, 500, 54],
      [
        ['tandem_axle', 4, 5, 36_000, 34_000],
        ['tandem_axle', 2, 3, 35_000, 34_000],
      ],
    ],
    ['no tandem where the state allows more', 'NC', [10_000, 18_000, 18_000, 16_000, 16_000], [212, 54, 500, 54], []],
    [
      'a single axle, for two axles within 40 in',
      'TX',
      [12_000, 10_500, 10_500, 15_000, 15_000],
      [212, 40, 396, 54],
      [['single_axle', 2, 3, 21_000, 20_000]],
    ],
    [
      'a tandem and no single axle, for two axles 41 in apart',
      'TX',
      [12_000, 10_500, 10_500, 15_000, 15_000],
      [212, 41, 396, 54],
      [],
    ],
    [
      'the front group by the bridge formula',
      'TX',
      [17_000, 16_000, 16_000, 10_000, 10_000],
      [120, 54, 396, 54],
      [['axle_group', 1, 3, 49_000, 47_000]],
    ],
    [
      'two tandems within 36 ft',
      'TX',
      [8_000, 17_000, 17_000, 17_000, 17_000],
      [212, 54, 323, 54],
      [['axle_group', 2, 5, 68_000, 66_000]],
    ],
    ['no group for two tandems over 36 ft', 'TX', [12_000, 17_000, 17_000, 17_000, 17_000], [212, 54, 324, 54], []],
    [
      'an inner group with the sixth axle',
      'TX',
      [8_000, 14_000, 14_000, 15_000, 15_000, 15_000],
      [212, 54, 240, 54, 54],
      [['axle_group', 2, 6, 73_000, 69_000]],
    ],
  ] as const)('%s', (_name, state, weights, gaps, over) => {
    expect(checkIn(state, weights, gaps)).toEqual({ isComplete: true, over });
  });
});

/** A longer group cannot be an inner group of six axles: bridge-check.test.ts has these vectors. */
const vectors = [
  ...readFileSync(new URL('../../data/bridge-formula.md', import.meta.url), 'utf8').matchAll(
    /^\|\s*([2-5])\s*\|\s*(\d+)\s*\|\s*[\d,.]+\s*\|\s*([\d,]+)\s*\|/gm,
  ),
].map(([, axles, feet, table = '']) => [Number(axles), Number(feet), Number(table.replaceAll(',', ''))] as const);

test('the vectors of the bridge formula are read', () => {
  expect(vectors).toHaveLength(10);
});

// All the weight is on the ends of the group, so no smaller group decides.
test.each(vectors)('%i inner axles over %i ft may weigh %i lb, and not a pound more', (axles, feet, table) => {
  const gaps = Array.from({ length: axles === 5 ? 5 : 4 }, (_, at) =>
    at < axles - 1 ? (feet * 12) / (axles - 1) : 600,
  );
  const weights = (total: number) =>
    [...gaps, 0].map((_, at) =>
      at === 0 ? total - Math.floor(total / 2) : at === axles - 1 ? Math.floor(total / 2) : 0,
    );
  const groups = (total: number) => checkIn('TX', weights(total), gaps).over.filter(([what]) => what === 'axle_group');
  expect(groups(table)).toEqual([]);
  expect(groups(table + 1)).toEqual([['axle_group', 1, axles, table + 1, table]]);
});

/** The law in whole numbers, written without the product's code: 23 U.S.C. 127(a)(2). */
function isWithinLaw(weights: readonly number[], gaps: readonly number[]): boolean {
  const at = [0, ...gaps].map((_, axle) => gaps.slice(0, axle).reduce((sum, gap) => sum + gap, 0));
  const isTandem = (gap = 0) => gap > 40 && gap <= 96;
  for (let first = 0; first < weights.length; first += 1) {
    let weight = 0;
    for (let last = first; last < weights.length; last += 1) {
      weight += weights[last] ?? 0;
      const axles = last - first + 1;
      if (axles === weights.length) continue;
      const span = (at[last] ?? 0) - (at[first] ?? 0);
      const feet = Math.floor((2 * span + 12) / 24);
      const [top, bottom] = [feet * axles + (12 * axles + 36) * (axles - 1), axles - 1];
      const formula = 500 * Math.ceil((2 * top - bottom) / (2 * bottom));
      const isExcepted = axles === 4 && span >= 432 && isTandem(gaps[first]) && isTandem(gaps[first + 2]);
      const limit = span <= 40 ? 20_000 : span <= 96 ? 34_000 : isExcepted ? Math.max(formula, 68_000) : formula;
      if (weight > limit) return false;
    }
  }
  return true;
}

test('random axles exceed a limit exactly if the law, written a second time, says so', () => {
  const random = createSeededRandom(13);
  const pick = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  let within = 0;
  for (let turn = 0; turn < 5_000; turn += 1) {
    const count = pick(5, 6);
    const gaps = Array.from({ length: count - 1 }, () => (random() < 0.6 ? pick(36, 100) : pick(101, 500)));
    const weights = Array.from({ length: count }, () => pick(60, 180) * 100);
    const isLegal = isWithinLaw(weights, gaps);
    expect(checkIn('TX', weights, gaps).over.length === 0, `${weights.join('/')} over ${gaps.join('/')}`).toBe(isLegal);
    if (isLegal) within += 1;
  }
  expect(within).toBeGreaterThan(1_000);
  expect(within).toBeLessThan(19_000);
});

describe('what is not known', () => {
  test('an axle without a weight leaves its groups undecided, and the others count', () => {
    expect(checkIn('TX', [12_000, 17_500, 17_500, null, 17_000], distances)).toEqual({
      isComplete: false,
      over: [['tandem_axle', 2, 3, 35_000, 34_000]],
    });
  });

  test.each([
    ['no weight', withAxles([], distances)],
    ['no distance between two axles', withAxles(legal, [212, null, 396, 54])],
    ['no weight at all, as in older orders', { ...aUnit(), axleWeights: {} }],
  ])('%s: nothing is checked', (_name, facts) => {
    expect(checkAxleWeights(facts, stateFacts.TX)).toEqual({ checks: [], isComplete: false });
  });

  test('a weight of a sixth axle counts only with its distance', () => {
    expect(checkIn('TX', [...legal, 30_000], distances)).toEqual({ isComplete: true, over: [] });
    expect(checkIn('TX', [...legal, 30_000], [...distances, 54]).over).not.toEqual([]);
  });
});

test('within the limits, the axle, the tandem and the group closest to theirs are named', () => {
  const { checks } = checkAxleWeights(withAxles(legal, distances), stateFacts.TX);
  expect(checks.map(({ what, axles }) => [what, axles?.from, axles?.to])).toEqual([
    ['single_axle', 2, 2],
    ['tandem_axle', 2, 3],
    ['axle_group', 2, 5],
  ]);
});
