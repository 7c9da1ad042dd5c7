import { expect, test } from 'vitest';
import { noAxleFigures, parseTires } from './axle-fields.ts';
import type { DraftUnit } from './draft-unit.ts';
import { aUnit } from '../testing/sample.test-support.ts';
import { findUnitProblems } from './unit.ts';

const five = { A: 12_000, B: 17_000, C: 17_000, D: 17_000, E: 17_000 };
const tires = (figures: object) => ({ axleTires: { ...noAxleFigures, ...figures } });
const weights = (figures: object) => ({ axleWeights: { ...noAxleFigures, ...figures } });
const outOfRange = (axle: number) => ({ code: 'axle-weight.out-of-range', axle, to: 2_000_000 });
const wrongTires = (axle: number) => ({ code: 'axle-tires.out-of-range', axle, from: 2, to: 16 });

test.each<[name: string, Partial<DraftUnit>]>([
  ['no weights', { axleWeights: {} }],
  ['every weight', weights(five)],
  ['the weight of one axle', weights({ B: 17_000 })],
  ['a sum that is 1 % less', weights({ ...five, A: 11_200 })],
  ['a sum that is 1 % more', weights({ ...five, A: 12_800 })],
  ['a sum that is far off, while one weight is missing', weights({ ...five, A: null })],
  ['2 to 16 tires', { ...weights({}), ...tires({ A: 2, B: 16 }) }],
  ['a sixth axle', { ...weights({ ...five, A: 6000, F: 6000 }), axles: { AB: 212, BC: 54, CD: 396, DE: 54, EF: 54 } }],
])('%s: no problem', (_name, parts) => {
  expect(findUnitProblems(aUnit({ weight: 80_000 }, parts))).toEqual([]);
});

test.each<[name: string, Partial<DraftUnit>, path: string, error: object]>([
  ['a weight of 0', weights({ B: 0 }), 'axleWeights.B', outOfRange(2)],
  [
    'a weight beyond any axle',
    { ...weights({}), typed: { 'axleWeights.B': '3,000,000' } },
    'axleWeights.B',
    outOfRange(2),
  ],
  [
    'a weight in words',
    { ...weights({}), typed: { 'axleWeights.A': 'light' } },
    'axleWeights.A',
    { code: 'weight.unreadable' },
  ],
  ['one tire', { ...weights({}), ...tires({ A: 1 }) }, 'axleTires.A', wrongTires(1)],
  ['17 tires', { ...weights({}), ...tires({ E: 17 }) }, 'axleTires.E', wrongTires(5)],
  ['tires in words', { ...weights({}), typed: { 'axleTires.A': 'two' } }, 'axleTires.A', { code: 'number.unreadable' }],
  [
    'the weight of a sixth axle that has no distance',
    weights({ F: 9000 }),
    'axleWeights.F',
    { code: 'axle.missing', axle: 6 },
  ],
  [
    'the tires of a sixth axle that has no distance',
    { ...weights({}), ...tires({ F: 4 }) },
    'axleTires.F',
    { code: 'axle.missing', axle: 6 },
  ],
  [
    'a sum that is more than 1 % less',
    weights({ ...five, A: 11_199 }),
    'axleWeights',
    { code: 'axle-weights.other-sum', sum: 79_199, weight: 80_000 },
  ],
  [
    'a sum that is more than 1 % more',
    weights({ ...five, A: 12_801 }),
    'axleWeights',
    { code: 'axle-weights.other-sum', sum: 80_801, weight: 80_000 },
  ],
])('%s is a problem', (_name, parts, path, error) => {
  expect(findUnitProblems(aUnit({ weight: 80_000 }, parts))).toEqual([{ path, error }]);
});

test.each([
  ['4', 4],
  [' 16 ', 16],
  ['4.5', null],
  ['-2', null],
  ['', null],
  ['four', null],
  ['1000', null],
])('%o is %o tires', (text, count) => {
  expect(parseTires(text)).toBe(count);
});
