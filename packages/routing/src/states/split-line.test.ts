import { expect, test } from 'vitest';
import { geography } from '../shipped.test-support.ts';
import { splitLine } from './split-line.ts';

const split = (...line: [number, number][]) =>
  splitLine(
    line.map(([lat, lng]) => ({ lat, lng })),
    geography,
  );

test('a line from Texas to Oklahoma is cut at the Red River', () => {
  const parts = split([33.4, -97.13], [34.2, -97.13]);
  expect(parts.map(({ state, isDeep }) => [state, isDeep])).toEqual([
    ['TX', true],
    ['OK', true],
  ]);
  expect(parts[1]?.start.lat).toBeCloseTo(33.75, 1);
  expect(parts.reduce((sum, { miles }) => sum + miles, 0)).toBeCloseTo(0.8 * 69.09, 0);
});

test('a line beside a border is not deep', () => {
  const [first, second, ...more] = split([37.003, -98], [37.003, -97.9]);
  expect([first?.state, first?.isDeep, second, more.length]).toEqual(['KS', false, undefined, 0]);
});

test('open water is in no state', () => {
  expect(split([43, -87.1], [43, -86.9]).map(({ state }) => state)).toEqual([null]);
});

test('a line of one point has one part', () => {
  expect(split([35, -101])).toMatchObject([{ state: 'TX', miles: 0 }]);
});
