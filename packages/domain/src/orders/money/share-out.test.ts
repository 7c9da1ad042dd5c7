import { expect, test } from 'vitest';
import { createSeededRandom } from '../../testing/seeded-random.test-support.ts';
import { shareOut } from './share-out.ts';

test.each([
  ['in proportion', 100, [1, 3], [25, 75]],
  ['the largest remainder gets the cent', 100, [1, 1, 4], [17, 17, 66]],
  ['equal remainders: the first gets it', 100, [1, 1, 1], [34, 33, 33]],
  ['more people than cents', 2, [5, 5, 5], [1, 1, 0]],
  ['nothing', 0, [3, 1], [0, 0]],
  ['one of no weight gets nothing', 99, [0, 7], [0, 99]],
  ['a weight below zero counts as none', 99, [-5, 7], [0, 99]],
  ['nobody has weight: all the same', 9, [0, -1], [5, 4]],
  ['an amount below zero', -100, [1, 1, 1], [-34, -33, -33]],
  ['nobody is there', 5, [], []],
  [
    'amounts whose product is beyond a float',
    2_000_000_001,
    [2_000_000_000, 2_000_000_000],
    [1_000_000_001, 1_000_000_000],
  ],
])('%s', (_case, amount, weights, shares) => {
  expect(shareOut(amount, weights)).toEqual(shares);
});

test('shares sum to the amount, and none is a cent or more away from its exact part', () => {
  const random = createSeededRandom(40);
  const drawUpTo = (most: number) => Math.floor(random() * (most + 1));
  for (let run = 0; run < 2000; run += 1) {
    const weights = Array.from({ length: 1 + drawUpTo(8) }, () => drawUpTo(run % 2 === 0 ? 5 : 90_000));
    const amount = drawUpTo(200_000) - 100_000;
    const shares = shareOut(amount, weights);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    if (total === 0) continue;
    for (const [index, share] of shares.entries())
      expect(Math.abs(share - (amount * (weights[index] ?? 0)) / total)).toBeLessThan(1);
  }
});
