import { expect, test } from 'vitest';
import { findBeyondLimits } from './beyond-limits.ts';
import { aUnit, oversize } from '../testing/sample.test-support.ts';
import { stateCodes } from '../states/state.ts';

const nothing = { width: null, height: null, length: null, frontOverhang: null, rearOverhang: null } as const;
const noAxles = { AB: null, BC: null, CD: null, DE: null, EF: null } as const;

test.each([
  [['OH'], '6′0″ wider, 1′8″ taller and 31,400 lb heavier than the limits of Ohio'],
  [['TX', 'OH'], '6′0″ wider, 1′8″ taller and 31,400 lb heavier than the limits of Texas and Ohio'],
  [['NE', 'CO'], '6′0″ wider, 0′8″ taller and 31,400 lb heavier than the limits of Nebraska and Colorado'],
] as const)('against %s the load is %s', (states, sentence) => {
  expect(findBeyondLimits(aUnit(oversize), states)?.sentence).toBe(sentence);
});

test('each excess is the worst of the states, and only states with one are named', () => {
  const found = findBeyondLimits(aUnit({ height: 170, length: 700 }), ['NE', 'TX', 'OH']);
  expect(found).toEqual({
    states: ['TX', 'OH'],
    excesses: [{ what: 'height', limit: 162, actual: 170, over: 8, unit: 'in' }],
    sentence: '0′8″ taller than the limits of Texas and Ohio',
  });
});

test('three states are named, further ones are counted', () => {
  const few = ['AL', 'AR', 'CT', 'DE', 'FL', 'MO'] as const;
  const sentenceOf = (count: number) =>
    findBeyondLimits(aUnit({ width: 120, length: 720, CD: 250, weight: 60_000 }), few.slice(0, count))?.sentence;
  expect(sentenceOf(3)).toBe('1′6″ wider than the limits of Alabama, Arkansas and Connecticut');
  expect(sentenceOf(4)).toMatch(/of Alabama, Arkansas, Connecticut and 1 other state$/);
  expect(sentenceOf(6)).toMatch(/of Alabama, Arkansas, Connecticut and 3 other states$/);
});

test.each([
  [{ frontOverhang: 50 }, '1′2″ further out in front than the limits of Texas'],
  [{ rearOverhang: 60 }, '1′0″ further out at the rear than the limits of Texas'],
] as const)('an overhang is an excess of its own', (facts, sentence) => {
  const found = findBeyondLimits(aUnit({ length: 700, ...facts }), ['TX']);
  expect(found?.sentence).toBe(sentence);
});

test('a trailer that must be too long makes the load longer, once the unit is complete', () => {
  const long = aUnit({ length: 1320 });
  expect(findBeyondLimits(long, ['PA'])?.sentence).toBe('29′10″ longer than the limits of Pennsylvania');
  expect(findBeyondLimits({ ...long, weight: null }, ['PA'])).toBeNull();
});

test('the bridge formula and the gross limit are both heavier', () => {
  const short = { ...aUnit({ weight: 90_000, CD: 256, length: 700 }) };
  expect(findBeyondLimits(short, ['OH'])?.sentence).toBe('12,000 lb heavier than the limits of Ohio');
});

test('what is not known yet is not compared', () => {
  expect(findBeyondLimits({ dimensions: nothing, weight: null, axles: noAxles }, stateCodes)).toBeNull();
  const onlyWidth = { dimensions: { ...nothing, width: 110 }, weight: null, axles: noAxles };
  expect(findBeyondLimits(onlyWidth, ['TX'])?.sentence).toBe('0′8″ wider than the limits of Texas');
  const onlyWeight = { dimensions: nothing, weight: 81_000, axles: noAxles };
  expect(findBeyondLimits(onlyWeight, ['TX'])?.sentence).toBe('1,000 lb heavier than the limits of Texas');
  expect(findBeyondLimits(onlyWeight, ['AK'])).toBeNull();
});

test('a legal load, or no state, is beyond nothing', () => {
  expect(findBeyondLimits(aUnit(), ['OH', 'PA'])).toBeNull();
  expect(findBeyondLimits(aUnit(oversize), [])).toBeNull();
});
