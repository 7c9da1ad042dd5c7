import { expect, test } from 'vitest';
import { findBeyondLimits } from './beyond-limits.ts';
import type { KnownFacts } from '../load/load.ts';
import { aUnit, oversize } from '../testing/sample.test-support.ts';
import { stateCodes, type StateCode } from '../states/state.ts';

const nothing = { width: null, height: null, length: null, frontOverhang: null, rearOverhang: null } as const;
const noAxles = { AB: null, BC: null, CD: null, DE: null, EF: null } as const;

const listExcesses = (facts: KnownFacts, states: readonly StateCode[]) =>
  findBeyondLimits(facts, states)?.excesses.map(({ what, over, unit }) => `${what} ${over} ${unit}`);

test.each([
  [['OH'], ['width 72 in', 'height 20 in', 'gross_weight 31400 lb']],
  [
    ['TX', 'OH'],
    ['width 72 in', 'height 20 in', 'gross_weight 31400 lb'],
  ],
  [
    ['NE', 'CO'],
    ['width 72 in', 'height 8 in', 'gross_weight 31400 lb'],
  ],
] as const)('against %s the load is beyond by %s', (states, excesses) => {
  expect(findBeyondLimits(aUnit(oversize), states)?.states).toEqual(states);
  expect(listExcesses(aUnit(oversize), states)).toEqual(excesses);
});

test('each excess is the worst of the states, and only states with one are named', () => {
  const found = findBeyondLimits(aUnit({ height: 170, length: 700 }), ['NE', 'TX', 'OH']);
  expect(found).toEqual({
    states: ['TX', 'OH'],
    excesses: [{ what: 'height', limit: 162, actual: 170, over: 8, unit: 'in' }],
  });
});

test.each([
  [{ frontOverhang: 50 }, 'front_overhang 14 in'],
  [{ rearOverhang: 60 }, 'rear_overhang 12 in'],
] as const)('an overhang is an excess of its own', (facts, excess) => {
  expect(listExcesses(aUnit({ length: 700, ...facts }), ['TX'])).toEqual([excess]);
});

test('a trailer that must be too long makes the load longer, once the unit is complete', () => {
  const long = aUnit({ length: 1320 });
  expect(listExcesses(long, ['PA'])).toEqual(['trailer_length 358 in']);
  expect(findBeyondLimits({ ...long, weight: null }, ['PA'])).toBeNull();
});

test('the bridge formula and the gross limit are both heavier', () => {
  const short = { ...aUnit({ weight: 90_000, CD: 256, length: 700 }) };
  expect(listExcesses(short, ['OH'])).toEqual(['bridge_formula 12000 lb']);
});

test('unknown figures are not compared', () => {
  expect(findBeyondLimits({ dimensions: nothing, weight: null, axles: noAxles }, stateCodes)).toBeNull();
  const onlyWidth = { dimensions: { ...nothing, width: 110 }, weight: null, axles: noAxles };
  expect(listExcesses(onlyWidth, ['TX'])).toEqual(['width 8 in']);
  const onlyWeight = { dimensions: nothing, weight: 81_000, axles: noAxles };
  expect(listExcesses(onlyWeight, ['TX'])).toEqual(['gross_weight 1000 lb']);
  expect(findBeyondLimits(onlyWeight, ['AK'])).toBeNull();
});

test('a legal load, or no state, has no excess', () => {
  expect(findBeyondLimits(aUnit(), ['OH', 'PA'])).toBeNull();
  expect(findBeyondLimits(aUnit(oversize), [])).toBeNull();
});
