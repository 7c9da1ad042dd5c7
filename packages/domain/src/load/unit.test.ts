import { describe, expect, test } from 'vitest';
import { loadTypeKeys, loadTypeLabel, loadTypes, trailerTypeKeys, getTrailerTypeLabel, trailerTypes } from './load.ts';
import { aUnit, oversize } from '../testing/sample.test-support.ts';
import { findUnitsToComplete, isUnitComplete, findUnitProblems, findCurrentUnit } from './unit.ts';
import { toLoad } from './unit-load.ts';

const required = { code: 'field.missing' };
const numeric = { code: 'number.unreadable' };

const facts = ['width', 'height', 'length', 'frontOverhang', 'rearOverhang', 'AB', 'BC', 'CD', 'DE'] as const;
const toPath = (fact: string) => (fact.length === 2 ? `axles.${fact}` : `dimensions.${fact}`);

test('a unit with everything given has no problem', () => {
  expect(findUnitProblems(aUnit(oversize))).toEqual([]);
  expect(isUnitComplete(aUnit())).toBe(true);
});

test('missing fields are named in the order of the form', () => {
  const nothing = { width: null, height: null, length: null, frontOverhang: null, rearOverhang: null, weight: null };
  expect(findUnitProblems(aUnit(nothing)).map(({ path }) => path)).toEqual([
    'dimensions.width',
    'dimensions.height',
    'dimensions.length',
    'weight',
    'dimensions.frontOverhang',
    'dimensions.rearOverhang',
  ]);
});

describe('a field without a value', () => {
  test.each(['truckId', 'trailerId', 'loadType'] as const)('%s is required', (field) => {
    expect(findUnitProblems(aUnit({}, { [field]: null }))).toEqual([{ path: field, error: required }]);
  });

  test.each(facts)('%s is required', (fact) => {
    expect(findUnitProblems(aUnit({ [fact]: null }))).toEqual([{ path: toPath(fact), error: required }]);
  });

  test.each(facts)('%s takes numbers only', (fact) => {
    const typed = { [toPath(fact)]: 'wide' };
    expect(findUnitProblems(aUnit({ [fact]: null }, { typed }))).toEqual([
      { path: toPath(fact), error: { code: 'length.unreadable' } },
    ]);
  });

  test('the weight is required, in numbers', () => {
    expect(findUnitProblems(aUnit({ weight: null }))).toEqual([{ path: 'weight', error: { code: 'weight.empty' } }]);
    const typed = { weight: 'heavy' };
    expect(findUnitProblems(aUnit({ weight: null }, { typed }))).toEqual([
      { path: 'weight', error: { code: 'weight.unreadable' } },
    ]);
    const readable = { weight: '80,000' };
    expect(findUnitProblems(aUnit({ weight: null }, { typed: readable }))).toEqual([
      { path: 'weight', error: required },
    ]);
  });

  test('the fifth axle distance may be left out, but not be mistyped', () => {
    expect(findUnitProblems(aUnit({ EF: null }))).toEqual([]);
    expect(findUnitProblems(aUnit({ EF: null }, { typed: { 'axles.EF': ' ' } }))).toEqual([]);
    const whole = aUnit({ EF: null }, { typed: { 'axles.EF': 'x' } });
    expect(findUnitProblems(whole)).toEqual([{ path: 'axles.EF', error: { code: 'length.unreadable' } }]);
    for (const key of ['axles.EF.feet', 'axles.EF.inches']) {
      const parts = aUnit({ EF: null }, { typed: { [key]: 'x' } });
      expect(findUnitProblems(parts)).toEqual([{ path: 'axles.EF', error: numeric }]);
    }
  });

  test('a two-part field with only one part typed is still required', () => {
    expect(findUnitProblems(aUnit({ width: null }, { typed: { 'dimensions.width.inches': '6' } }))).toEqual([
      { path: 'dimensions.width', error: required },
    ]);
  });

  test('an ambiguous length is refused', () => {
    const [problem] = findUnitProblems(aUnit({ height: null }, { typed: { 'dimensions.height': '13.6' } }));
    expect(problem?.error.code).toBe('length.ambiguous');
  });
});

describe('impossible values', () => {
  test.each([
    ['width', 0, 'length.below-minimum'],
    ['height', 0, 'length.below-minimum'],
    ['length', 0, 'length.below-minimum'],
    ['frontOverhang', -1, 'length.below-minimum'],
    ['rearOverhang', -1, 'length.below-minimum'],
    ['AB', 0, 'length.below-minimum'],
    ['BC', 0, 'length.below-minimum'],
    ['CD', 0, 'length.below-minimum'],
    ['DE', 0, 'length.below-minimum'],
    ['EF', 0, 'length.below-minimum'],
    ['width', 721, 'length.above-maximum'],
    ['height', 721, 'length.above-maximum'],
    ['length', 6001, 'length.above-maximum'],
    ['frontOverhang', 1201, 'length.above-maximum'],
    ['CD', 6001, 'length.above-maximum'],
    ['width', 100.5, 'number.unreadable'],
  ] as const)('%s of %d inches is refused: %s', (fact, value, code) => {
    const unit = aUnit({ [fact]: value });
    expect(findUnitProblems(unit)).toMatchObject([{ path: toPath(fact), error: { code } }]);
    expect(toLoad(unit)).toBeNull();
  });

  test.each([
    [0, 'weight.below-minimum'],
    [2_000_001, 'weight.out-of-range'],
  ])('a weight of %i lb is refused: %s', (weight, code) => {
    expect(findUnitProblems(aUnit({ weight }))).toEqual([{ path: 'weight', error: { code } }]);
    expect(toLoad(aUnit({ weight }))).toBeNull();
  });

  test('an axle span longer than the unit is refused', () => {
    expect(findUnitProblems(aUnit({ CD: 396, length: 715 }))).toEqual([
      {
        path: 'dimensions.length',
        error: { code: 'axles.too-long', span: 716, length: 715 },
      },
    ]);
    expect(findUnitProblems(aUnit({ CD: 396, length: 716 }))).toEqual([]);
    expect(findUnitProblems(aUnit({ CD: 396, length: 716, EF: 1 }))).toHaveLength(1);
  });
});

describe('a load', () => {
  test('is built from a complete unit', () => {
    expect(toLoad(aUnit(oversize))).toEqual({
      dimensions: { width: 174, height: 182, length: 924, frontOverhang: 0, rearOverhang: 0 },
      weight: 111_400,
      axles: { AB: 212, BC: 54, CD: 470, DE: 54, EF: 54 },
      axleWeights: {},
      trailerLength: 576,
      kingpin: null,
    });
    expect(toLoad(aUnit({ trailer: null }))?.trailerLength).toBeNull();
    expect(toLoad(aUnit())?.axles).toEqual({ AB: 212, BC: 54, CD: 360, DE: 54 });
  });

  test.each([...facts, 'weight'])('is not made without %s', (fact) => {
    expect(toLoad(aUnit({ [fact]: null }))).toBeNull();
  });

  test('needs no truck, trailer or load type', () => {
    expect(toLoad(aUnit({}, { truckId: null, trailerId: null, loadType: null }))).not.toBeNull();
  });
});

test('a unit can be added when all are complete, and the answer says which are not', () => {
  const whole = aUnit({}, { _id: 'a' });
  const empty = aUnit({ width: null }, { _id: 'b' });
  expect(findUnitsToComplete([whole], 'a')).toBeNull();
  expect(findUnitsToComplete([whole, empty], 'b')).toBe('current');
  expect(findUnitsToComplete([whole, empty], 'a')).toBe('others');
});

test('load and trailer types have the labels of the specification, one for each key', () => {
  expect(loadTypes.map(({ key }) => key)).toEqual(loadTypeKeys);
  expect(trailerTypes.map(({ key }) => key)).toEqual(trailerTypeKeys);
  expect(loadTypeLabel('house_mobing')).toBe('House moving');
  expect(trailerTypeKeys.map(getTrailerTypeLabel)).toEqual([
    'Step-Deck (SD)',
    'Flatbed (FB)',
    'Removable Goose-Neck (RGN)',
  ]);
});

const [one, two, three] = ['1', '2', '3'].map((_id) => aUnit({}, { _id }));
const open = aUnit({ weight: null }, { _id: 'open' });
if (one === undefined || two === undefined || three === undefined) throw new Error('The list above has three units.');

test.each([
  ['the one that was shown last', [one, two, three], '2', '2'],
  ['the one that was shown last, also when another wants something', [open, two], '2', '2'],
  ['the last one after the shown one was deleted', [one, three], '2', '3'],
  ['the first that wants something where none was shown', [one, open, three], null, 'open'],
  ['the first where none was shown and all are complete', [one, two], null, '1'],
  ['none without units', [], '2', null],
])('the current unit is %s', (_, units, shown, id) => {
  expect(findCurrentUnit(units, shown)).toBe(id);
});
