import { describe, expect, test } from 'vitest';
import {
  loadTypeKeys,
  loadTypeLabel,
  loadTypes,
  trailerTypeKeys,
  getTrailerTypeLabel,
  trailerTypes,
} from './load-types.ts';
import { aUnit, oversize } from '../testing/sample.test-support.ts';
import { addUnitProblem, isUnitComplete, unitProblems } from './unit.ts';
import { toLoad } from './unit-load.ts';

const required = 'This field is required !';
const numeric = 'Only numeric characters';

const facts = ['width', 'height', 'length', 'frontOverhang', 'rearOverhang', 'AB', 'BC', 'CD', 'DE'] as const;
const toPath = (fact: string) => (fact.length === 2 ? `axles.${fact}` : `dimensions.${fact}`);

test('a unit with everything given has no problem', () => {
  expect(unitProblems(aUnit(oversize))).toEqual([]);
  expect(isUnitComplete(aUnit())).toBe(true);
});

test('what is missing is named in the order in which the form asks for it', () => {
  const nothing = { width: null, height: null, length: null, frontOverhang: null, rearOverhang: null, weight: null };
  expect(unitProblems(aUnit(nothing)).map(({ path }) => path)).toEqual([
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
    expect(unitProblems(aUnit({}, { [field]: null }))).toEqual([{ path: field, message: required }]);
  });

  test.each(facts)('%s is required', (fact) => {
    expect(unitProblems(aUnit({ [fact]: null }))).toEqual([{ path: toPath(fact), message: required }]);
  });

  test.each(facts)('%s takes numbers only', (fact) => {
    const typed = { [toPath(fact)]: 'wide' };
    expect(unitProblems(aUnit({ [fact]: null }, { typed }))).toEqual([{ path: toPath(fact), message: numeric }]);
  });

  test('the weight is required, in numbers', () => {
    expect(unitProblems(aUnit({ weight: null }))).toEqual([{ path: 'weight', message: required }]);
    const typed = { weight: 'heavy' };
    expect(unitProblems(aUnit({ weight: null }, { typed }))).toEqual([{ path: 'weight', message: numeric }]);
    const readable = { weight: '80,000' };
    expect(unitProblems(aUnit({ weight: null }, { typed: readable }))).toEqual([{ path: 'weight', message: required }]);
  });

  test('the fifth axle distance may be left out, but not be mistyped', () => {
    expect(unitProblems(aUnit({ EF: null }))).toEqual([]);
    expect(unitProblems(aUnit({ EF: null }, { typed: { 'axles.EF': ' ' } }))).toEqual([]);
    for (const key of ['axles.EF', 'axles.EF.feet', 'axles.EF.inches']) {
      expect(unitProblems(aUnit({ EF: null }, { typed: { [key]: 'x' } }))).toEqual([
        { path: 'axles.EF', message: numeric },
      ]);
    }
  });

  test('a two-part field with only one part typed is still required', () => {
    expect(unitProblems(aUnit({ width: null }, { typed: { 'dimensions.width.inches': '6' } }))).toEqual([
      { path: 'dimensions.width', message: required },
    ]);
  });

  test('a length that could mean two things is asked for', () => {
    const [problem] = unitProblems(aUnit({ height: null }, { typed: { 'dimensions.height': '13.6' } }));
    expect(problem?.message).toMatch(/^Write it like/);
  });
});

describe('nonsense', () => {
  test.each([
    ['width', 0, 'Width must be more than 0.'],
    ['height', 0, 'Height must be more than 0.'],
    ['length', 0, 'Length must be more than 0.'],
    ['frontOverhang', -1, 'Front overhang cannot be less than 0.'],
    ['rearOverhang', -1, 'Rear overhang cannot be less than 0.'],
    ['AB', 0, 'Axle distance 1 to 2 must be more than 0.'],
    ['BC', 0, 'Axle distance 2 to 3 must be more than 0.'],
    ['CD', 0, 'Axle distance 3 to 4 must be more than 0.'],
    ['DE', 0, 'Axle distance 4 to 5 must be more than 0.'],
    ['EF', 0, 'Axle distance 5 to 6 must be more than 0.'],
    ['width', 721, 'Width can be at most 60′0″.'],
    ['height', 721, 'Height can be at most 60′0″.'],
    ['length', 6001, 'Length can be at most 500′0″.'],
    ['frontOverhang', 1201, 'Front overhang can be at most 100′0″.'],
    ['CD', 6001, 'Axle distance 3 to 4 can be at most 500′0″.'],
    ['width', 100.5, numeric],
  ] as const)('%s of %d inches is refused: %s', (fact, value, message) => {
    const unit = aUnit({ [fact]: value });
    expect(unitProblems(unit)).toEqual([{ path: toPath(fact), message }]);
    expect(toLoad(unit)).toBeNull();
  });

  test.each([
    [0, 'Loaded weight must be more than 0.'],
    [2_000_001, 'Loaded weight can be at most 2,000,000 lb.'],
  ])('a weight of %i lb is refused: %s', (weight, message) => {
    expect(unitProblems(aUnit({ weight }))).toEqual([{ path: 'weight', message }]);
    expect(toLoad(aUnit({ weight }))).toBeNull();
  });

  test('axles that stand further apart than the unit is long are refused', () => {
    expect(unitProblems(aUnit({ length: 715 }))).toEqual([
      {
        path: 'dimensions.length',
        message: 'The axles need 59′8″, more than 59′7″.',
      },
    ]);
    expect(unitProblems(aUnit({ length: 716 }))).toEqual([]);
    expect(unitProblems(aUnit({ length: 716, EF: 1 }))).toHaveLength(1);
  });
});

describe('a load', () => {
  test('is made of a complete unit', () => {
    expect(toLoad(aUnit(oversize))).toEqual({
      dimensions: { width: 174, height: 182, length: 924, frontOverhang: 0, rearOverhang: 0 },
      weight: 111_400,
      axles: { AB: 212, BC: 54, CD: 470, DE: 54, EF: 54 },
      trailerLength: 576,
    });
    expect(toLoad(aUnit({ trailer: null }))?.trailerLength).toBeNull();
    expect(toLoad(aUnit())?.axles).toEqual({ AB: 212, BC: 54, CD: 396, DE: 54 });
  });

  test.each([...facts, 'weight'])('is not made without %s', (fact) => {
    expect(toLoad(aUnit({ [fact]: null }))).toBeNull();
  });

  test('does not ask for a truck, a trailer or a load type', () => {
    expect(toLoad(aUnit({}, { truckId: null, trailerId: null, loadType: null }))).not.toBeNull();
  });
});

test('a unit can be added when all are complete, and the sentence says which is not', () => {
  const whole = aUnit({}, { _id: 'a' });
  const empty = aUnit({ width: null }, { _id: 'b' });
  expect(addUnitProblem([whole], 'a')).toBeNull();
  expect(addUnitProblem([whole, empty], 'b')).toBe('Please complete all fields !');
  expect(addUnitProblem([whole, empty], 'a')).toBe('Please complete all units !');
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
