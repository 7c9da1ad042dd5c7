import { expect, test } from 'vitest';
import { countAxles, listAxleGaps, sumOuterBridge, type AxleDistances } from './axles.ts';
import { roundToBridgeFeet, computeBridgeLimit } from '../permits/bridge-check.ts';
import { toInches } from '../basics/length.ts';

const five: AxleDistances = {
  AB: toInches(17, 8),
  BC: toInches(4, 6),
  CD: toInches(33, 0),
  DE: toInches(4, 6),
};
const six: AxleDistances = { ...five, EF: toInches(4, 6) };

test('there is a sixth axle exactly if its distance is given', () => {
  expect([countAxles(five), countAxles({ ...five, EF: null }), countAxles(six)]).toEqual([5, 5, 6]);
  expect(listAxleGaps({ ...five, EF: null })).toEqual([212, 54, 396, 54]);
  expect(listAxleGaps(six)).toEqual([212, 54, 396, 54, 54]);
});

test('the outer bridge is the sum of all inches', () => {
  expect(sumOuterBridge(five)).toBe(716);
  expect(sumOuterBridge(six)).toBe(770);
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
  expect(roundToBridgeFeet(distance)).toBe(feet);
});

test('inches are added before they are rounded: four times 12 ft 5 in are 50 ft, not 48', () => {
  const each = toInches(12, 5);
  expect(roundToBridgeFeet(sumOuterBridge({ AB: each, BC: each, CD: each, DE: each }))).toBe(50);
});

test.each([
  [5, 48, 78_000],
  [3, 11, 44_000],
  [2, 8, 38_000],
])('%i axles over %i ft may weigh %i lb', (axles, feet, limit) => {
  expect(computeBridgeLimit(axles, feet)).toBe(limit);
});

test('more axles or more feet never allow less, and every limit is a multiple of 500 lb', () => {
  for (let axles = 2; axles <= 9; axles += 1) {
    for (let feet = 4; feet <= 120; feet += 1) {
      const limit = computeBridgeLimit(axles, feet);
      expect(limit % 500).toBe(0);
      expect(computeBridgeLimit(axles, feet + 1)).toBeGreaterThanOrEqual(limit);
      const exact = 500 * ((feet * axles) / (axles - 1) + 12 * axles + 36);
      expect(Math.abs(limit - exact)).toBeLessThanOrEqual(250 + 1e-6);
    }
  }
});
