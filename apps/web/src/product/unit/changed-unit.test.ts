import type { OrderFile } from '@wideload/contract';
import { describe, expect, test } from 'vitest';
import { toFieldMessages } from '@wideload/contract/client';
import { findUnitProblems } from '@wideload/domain';
import { toLengthText, toLengthValue } from './length-value.ts';
import { toDraftUnit, type LengthPath, type UnitForm } from './unit-form.ts';
import { toChangedUnit, toChangeForm } from './changed-unit.ts';

const findProblems = (form: UnitForm) =>
  toFieldMessages(findUnitProblems(toDraftUnit(form))).map(({ path, message }) => ({ name: path, message }));

const unit: OrderFile['units'][number] = {
  _id: 'u1',
  truckId: 't1',
  trailerId: 'r1',
  current: true,
  truck: null,
  trailer: null,
  loadType: 'general',
  dimensions: { width: 174, height: 182, length: 924, frontOverhang: 0, rearOverhang: 0 },
  weight: 111_400,
  axles: { AB: 212, BC: 54, CD: 470, DE: 54, EF: null },
  axleWeights: { A: 12_000, B: null, C: null, D: null, E: null, F: null },
  axleTires: { A: 2, B: null, C: null, D: null, E: null, F: null },
  kingpin: null,
  filing: { load_make: 'CAT' },
  typed: {},
  permits: [],
  totalPrice: 0,
};
const form = toChangeForm(unit);
const createFormWithLength = (path: LengthPath, text: string): UnitForm => ({
  ...form,
  lengths: { ...form.lengths, [path]: toLengthValue(text) },
});

describe('the form of a changed unit', () => {
  test('has feet and inches in words, and converts back to the same unit', () => {
    expect(toLengthText(form.lengths['dimensions.width'])).toBe('14 ft 6 in');
    expect(toLengthText(form.lengths['axles.EF'])).toBe('');
    expect(form.weight).toBe('111,400');
    const { _id, truckId, trailerId, loadType, dimensions, weight, axles, axleWeights, axleTires, kingpin } = unit;
    const figures = { dimensions, weight, axles, axleWeights, axleTires, kingpin };
    expect(toChangedUnit(form)).toEqual({ _id, truckId, trailerId, loadType, ...figures });
    expect(findProblems(form)).toEqual([]);
  });

  test('keeps a truck that was deleted from the list', () => {
    const truck = { _id: 'kept' } as NonNullable<typeof unit.truck>; // Nothing else of it is read.
    expect(toChangeForm({ ...unit, truckId: null, truck }).truckId).toBe('kept');
  });

  test.each([
    ['', 'This field is required !'],
    ['wide', 'Only numeric characters'],
    ['13.6', 'Write it like 13\'6" or 4.11 m.'],
    ['100 ft', 'Width can be at most 60′0″.'],
  ])('reports %j as a width: %s', (text, message) => {
    expect(findProblems(createFormWithLength('dimensions.width', text))).toEqual([
      { name: 'dimensions.width', message },
    ]);
  });

  test('requires truck, trailer, load type and weight, but no sixth axle', () => {
    const empty = {
      ...createFormWithLength('axles.EF', ''),
      truckId: null,
      trailerId: null,
      loadType: null,
      weight: '',
    };
    const message = 'This field is required !';
    expect(findProblems(empty)).toEqual(
      ['truckId', 'trailerId', 'loadType', 'weight'].map((name) => ({ name, message })),
    );
    expect(findProblems({ ...form, weight: 'heavy' })).toEqual([
      { name: 'weight', message: 'Only numeric characters' },
    ]);
  });
});
