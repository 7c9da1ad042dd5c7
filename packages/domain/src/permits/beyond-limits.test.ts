import { expect, test } from 'vitest';
import { findBeyondLimits } from './beyond-limits.ts';
import type { KnownFacts } from '../load/load.ts';
import { aUnit, oversize } from '../testing/sample.test-support.ts';
import { stateCodes, type StateCode } from '../basics/state-code.ts';

const nothing = { width: null, height: null, length: null, frontOverhang: null, rearOverhang: null } as const;
const noAxles = { AB: null, BC: null, CD: null, DE: null, EF: null } as const;

const listExcesses = (facts: KnownFacts, states: readonly StateCode[]) =>
  findBeyondLimits(facts, states).map((group) => [
    group.states.join(' '),
    ...group.excesses.map(({ what, over, unit, isLess }) => `${isLess ? 'up to ' : ''}${what} ${over} ${unit}`),
  ]);

test.each([
  [['OH'], [['OH', 'width 72 in', 'height 20 in', 'gross_weight 31400 lb']]],
  [['TX', 'OH'], [['TX OH', 'width 72 in', 'up to height 20 in', 'gross_weight 31400 lb']]],
  [['NE', 'CO'], [['NE CO', 'width 72 in', 'height 8 in', 'gross_weight 31400 lb']]],
] as const)('against %s the load is beyond by %s', (states, excesses) => {
  expect(listExcesses(aUnit(oversize), states)).toEqual(excesses);
});

test('for each state only what it exceeds is named', () => {
  const facts = { width: 108, height: 166, weight: 82_000, CD: 396, axleWeights: {} };
  expect(listExcesses(aUnit(facts), ['TX', 'OH', 'WY', 'NE', 'PA'])).toEqual([
    ['TX OH WY NE PA', 'width 6 in'],
    ['OH PA', 'height 4 in'],
    ['TX OH NE PA', 'gross_weight 2000 lb'],
  ]);
});

test('each excess is the worst of the states, and only states with one are named', () => {
  expect(findBeyondLimits(aUnit({ height: 170, length: 700 }), ['NE', 'TX', 'OH'])).toEqual([
    {
      states: ['TX', 'OH'],
      excesses: [{ what: 'height', limit: 162, actual: 170, over: 8, unit: 'in', isLess: true }],
    },
  ]);
});

test('an overloaded axle counts beside another limit', () => {
  const axleWeights = { A: 10_000, B: 12_000, C: 12_000, D: 18_000, E: 18_000 };
  expect(listExcesses(aUnit({ height: 166, weight: 70_000, axleWeights }), ['TX', 'OH'])).toEqual([
    ['OH', 'height 4 in'],
    ['TX OH', 'tandem_axle 2000 lb'],
  ]);
  // The gross weight says it already.
  expect(
    listExcesses(aUnit({ height: 166, weight: 84_000, CD: 396, axleWeights: { ...axleWeights, A: 24_000 } }), ['OH']),
  ).toEqual([['OH', 'height 4 in', 'gross_weight 4000 lb']]);
  expect(findBeyondLimits(aUnit({ weight: 70_000, axleWeights }), ['TX', 'OH'])).toEqual([]);
});

test.each([
  [{ frontOverhang: 50 }, 'front_overhang 14 in'],
  [{ rearOverhang: 60 }, 'rear_overhang 12 in'],
] as const)('an overhang is an excess of its own', (facts, excess) => {
  expect(listExcesses(aUnit({ length: 700, ...facts }), ['TX'])).toEqual([['TX', excess]]);
});

test('a trailer that must be too long makes the load longer, once the unit is complete', () => {
  const long = aUnit({ length: 1320 });
  expect(listExcesses(long, ['PA'])).toEqual([['PA', 'trailer_length 358 in']]);
  expect(findBeyondLimits({ ...long, weight: null }, ['PA'])).toEqual([]);
});

test('the bridge formula and the gross limit are both heavier', () => {
  const short = { ...aUnit({ weight: 90_000, CD: 256, length: 700 }) };
  expect(listExcesses(short, ['OH'])).toEqual([['OH', 'bridge_formula 12000 lb']]);
});

test('unknown figures are not compared', () => {
  expect(findBeyondLimits({ dimensions: nothing, weight: null, axles: noAxles }, stateCodes)).toEqual([]);
  const onlyWidth = { dimensions: { ...nothing, width: 110 }, weight: null, axles: noAxles };
  expect(listExcesses(onlyWidth, ['TX'])).toEqual([['TX', 'width 8 in']]);
  const onlyWeight = { dimensions: nothing, weight: 81_000, axles: noAxles };
  expect(listExcesses(onlyWeight, ['TX'])).toEqual([['TX', 'gross_weight 1000 lb']]);
  expect(findBeyondLimits(onlyWeight, ['AK'])).toEqual([]);
});

test('a legal load, or no state, has no excess', () => {
  expect(findBeyondLimits(aUnit(), ['OH', 'PA'])).toEqual([]);
  expect(findBeyondLimits(aUnit(oversize), [])).toEqual([]);
});
