import type { OrderFile } from '@wideload/contract';
import { usualLengths } from '@wideload/domain';
import { describe, expect, test } from 'vitest';
import {
  changedUnitOf,
  formProblems,
  lengthReading,
  summedUp,
  tidiedWeight,
  unitFormOf,
  type UnitForm,
} from './unit-change-form.ts';

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
  typed: {},
  permits: [],
  totalPrice: 0,
};
const form = unitFormOf(unit);
const withLength = (path: string, text: string): UnitForm => ({ ...form, lengths: { ...form.lengths, [path]: text } });

describe('the form of a unit', () => {
  test('has feet and inches in words, and comes back as the unit it was made from', () => {
    expect(form.lengths).toMatchObject({ 'dimensions.width': '14 ft 6 in', 'axles.EF': '' });
    expect(form.weight).toBe('111,400');
    const { _id, truckId, trailerId, loadType, dimensions, weight, axles } = unit;
    expect(changedUnitOf(form, 'u1')).toEqual({ _id, truckId, trailerId, loadType, dimensions, weight, axles });
    expect(formProblems(form)).toEqual([]);
  });

  test('names a truck that was deleted from its list by what the order keeps of it', () => {
    const truck = { _id: 'kept' } as NonNullable<typeof unit.truck>; // Nothing else of it is read.
    expect(unitFormOf({ ...unit, truckId: null, truck }).truckId).toBe('kept');
  });

  test.each([
    ['', 'This field is required !'],
    ['wide', 'Only numeric characters'],
    ['13.6', 'Write it like 13\'6" or 4.11 m.'],
    ['100 ft', 'Width can be at most 60′0″.'],
  ])('says of the width %j: %s', (text, message) => {
    expect(formProblems(withLength('dimensions.width', text))).toEqual([{ name: 'dimensions.width', message }]);
  });

  test('asks for truck, trailer, load type and weight, and not for a sixth axle', () => {
    const empty = { ...withLength('axles.EF', ''), truckId: null, trailerId: null, loadType: null, weight: '' };
    const message = 'This field is required !';
    expect(formProblems(empty)).toEqual(
      ['truckId', 'trailerId', 'loadType', 'weight'].map((name) => ({ name, message })),
    );
    expect(formProblems({ ...form, weight: 'heavy' })).toEqual([
      { name: 'weight', message: 'Only numeric characters' },
    ]);
    expect(summedUp({ name: 'weight', message })).toEqual({ name: 'weight', message: `Loaded weight: ${message}` });
  });

  test.each([
    ["13'6", '= 13 ft 6 in'],
    ['14', '= 14 ft 0 in'],
    ['102', undefined],
    ['13 ft 6 in', undefined],
    ['4.1 m', '= 13 ft 6 in, rounded up to a whole inch'],
    ['wide', undefined],
  ])('reads %j as %s', (text, reading) => {
    expect(lengthReading(text, usualLengths.width)).toBe(reading);
  });

  test.each([
    ['98000', '98,000'],
    ['heavy', 'heavy'],
  ])('tidies the weight %s to %s', (text, tidied) => {
    expect(tidiedWeight(text)).toBe(tidied);
  });
});
