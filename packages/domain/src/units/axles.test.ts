import { expect, test } from 'vitest';
import { axleCount, axleGaps, axleGroups, outerBridge, type AxleDistances } from './axles.ts';
import { bridgeFeet, bridgeLimit } from '../load/bridge-formula.ts';
import { inchesFrom } from '../measures/length.ts';

const five: AxleDistances = {
  AB: inchesFrom(17, 8),
  BC: inchesFrom(4, 6),
  CD: inchesFrom(33, 0),
  DE: inchesFrom(4, 6),
};
const six: AxleDistances = { ...five, EF: inchesFrom(4, 6) };

test('the sixth axle is there exactly when its distance is', () => {
  expect([axleCount(five), axleCount({ ...five, EF: null }), axleCount(six)]).toEqual([5, 5, 6]);
  expect(axleGaps({ ...five, EF: null })).toEqual([212, 54, 396, 54]);
  expect(axleGaps(six)).toEqual([212, 54, 396, 54, 54]);
});

test('the outer bridge is the sum of all inches', () => {
  expect(outerBridge(five)).toBe(716);
  expect(outerBridge(six)).toBe(770);
});

test('five axles make ten groups of two or more, six make fifteen', () => {
  expect(axleGroups(five)).toHaveLength(10);
  expect(axleGroups(six)).toHaveLength(15);
  expect(axleGroups(five).slice(0, 4)).toEqual([
    { from: 1, to: 2, axles: 2, inches: 212 },
    { from: 1, to: 3, axles: 3, inches: 266 },
    { from: 1, to: 4, axles: 4, inches: 662 },
    { from: 1, to: 5, axles: 5, inches: 716 },
  ]);
  expect(axleGroups(six).at(-1)).toEqual({ from: 5, to: 6, axles: 2, inches: 54 });
});

test.each([
  [0, 0],
  [5, 0],
  [6, 1],
  [17, 1],
  [18, 2],
  [611, 51],
  [612, 51],
  [617, 51],
  [618, 52],
])('%i inches enter the federal table as %i ft', (distance, feet) => {
  expect(bridgeFeet(distance)).toBe(feet);
});

test('inches are added before they are rounded: four times 12 ft 5 in are 50 ft, not 48', () => {
  const each = inchesFrom(12, 5);
  expect(bridgeFeet(outerBridge({ AB: each, BC: each, CD: each, DE: each }))).toBe(50);
});

test.each([
  [5, 48, 78_000],
  [3, 11, 44_000],
  [2, 8, 38_000],
])('%i axles over %i ft may weigh %i lb', (axles, feet, limit) => {
  expect(bridgeLimit(axles, feet)).toBe(limit);
});

test('more axles or more feet never allow less, and every limit is a multiple of 500 lb', () => {
  for (let axles = 2; axles <= 9; axles += 1) {
    for (let feet = 4; feet <= 120; feet += 1) {
      const limit = bridgeLimit(axles, feet);
      expect(limit % 500).toBe(0);
      expect(bridgeLimit(axles, feet + 1)).toBeGreaterThanOrEqual(limit);
      const exact = 500 * ((feet * axles) / (axles - 1) + 12 * axles + 36);
      expect(Math.abs(limit - exact)).toBeLessThanOrEqual(250 + 1e-6);
    }
  }
});
