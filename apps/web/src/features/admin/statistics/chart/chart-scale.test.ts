import { expect, test } from 'vitest';
import { findBarAt, computeBars, computeScale } from './chart-scale.ts';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [5, [0, 2, 4, 6]],
  [9, [0, 5, 10]],
  [41, [0, 20, 40, 60]],
  [77, [0, 20, 40, 60, 80]],
  [84, [0, 50, 100]],
  [1204, [0, 500, 1000, 1500]],
])('a scale for %i has the lines %o', (most, ticks) => {
  expect(computeScale(most)).toEqual({ top: ticks.at(-1), ticks });
});

test.each([1, 3, 7, 99, 100, 101, 12_345])('a scale for %i has room for it, and at most four lines above 0', (most) => {
  const { top, ticks } = computeScale(most);
  expect(top).toBeGreaterThanOrEqual(most);
  expect(ticks.length).toBeLessThanOrEqual(5);
  expect(ticks.every(Number.isInteger)).toBe(true);
});

test('bars stand in the middle of their bands, as tall as their part of the scale', () => {
  expect(computeBars([0, 5, 10], { width: 300, height: 200, top: 10 })).toEqual([
    { x: 15, width: 70, y: 200, height: 0 },
    { x: 115, width: 70, y: 100, height: 100 },
    { x: 215, width: 70, y: 0, height: 200 },
  ]);
});

test('365 bars fit side by side on a phone, and one of a thousand can be seen', () => {
  const bars = computeBars(
    Array.from({ length: 365 }, (_, day) => (day === 7 ? 1 : 1000)),
    { width: 300, height: 200, top: 1000 },
  );
  expect(bars[7]?.height).toBe(2);
  expect(bars.every(({ x, width }) => x >= -0.5 && x + width <= 300.5 && width >= 1)).toBe(true);
});

test('a single bar is not as wide as the chart', () => {
  expect(computeBars([3], { width: 800, height: 200, top: 4 })).toEqual([{ x: 352, width: 96, y: 50, height: 150 }]);
});

test.each([
  [-5, 0],
  [0, 0],
  [99, 0],
  [101, 1],
  [299, 2],
  [300, 2],
  [999, 2],
])('at %i px of 300 stands bar %i of three', (x, index) => {
  expect(findBarAt(x, 300, 3)).toBe(index);
});
