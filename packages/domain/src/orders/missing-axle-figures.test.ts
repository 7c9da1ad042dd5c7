import { expect, test } from 'vitest';
import type { DraftUnit } from '../load/draft-unit.ts';
import { findMissingAxleFigures, isOverWeight } from './missing-axle-figures.ts';

const unit: DraftUnit = {
  _id: 'unit',
  truckId: 'truck',
  trailerId: 'trailer',
  loadType: 'general',
  dimensions: { width: 174, height: 182, length: 924, frontOverhang: 0, rearOverhang: 0 },
  weight: 98_000,
  axles: { AB: 212, BC: 54, CD: 470, DE: 54, EF: null },
  typed: {},
};
const axleWeights = { A: 12_000, B: 21_500, C: 21_500, D: 21_500, E: 21_500 };
const axleTires = { A: 2, B: 4, C: 4, D: 4, E: 4 };
const list = (parts: Partial<DraftUnit>, jurisdictions: ['TX'] | [] = ['TX']) => {
  const changed = { ...unit, ...parts };
  return findMissingAxleFigures({ units: [changed], jurisdictions }, changed).map(({ path }) => path);
};

test('a load over weight needs the weight and the tires of each of its axles', () => {
  expect(list({})).toEqual(['A', 'B', 'C', 'D', 'E'].flatMap((name) => [`axleWeights.${name}`, `axleTires.${name}`]));
  expect(list({ axleWeights, axleTires: { ...axleTires, C: null } })).toEqual(['axleTires.C']);
  expect(list({ axleWeights, axleTires })).toEqual([]);
});

test('a sixth axle has its own', () => {
  expect(list({ axles: { ...unit.axles, EF: 54 }, axleWeights, axleTires })).toEqual(['axleWeights.F', 'axleTires.F']);
});

test.each<[string, Partial<DraftUnit>]>([
  ['within the limits of weight', { weight: 70_000 }],
  ['whose weight is not known yet', { weight: null }],
])('a load %s needs none', (_, parts) => {
  expect(list(parts)).toEqual([]);
});

test('without a state there is no limit', () => {
  expect(list({}, [])).toEqual([]);
  expect(isOverWeight({ units: [unit], jurisdictions: ['TX'] }, 'other')).toBe(false);
});

test('a text that is no figure has a message of its own', () => {
  expect(list({ axleWeights: { ...axleWeights, A: null }, axleTires, typed: { 'axleWeights.A': 'heavy' } })).toEqual(
    [],
  );
});
