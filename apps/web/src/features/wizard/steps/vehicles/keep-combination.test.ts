import { noAxleFigures, type DraftUnit } from '@wideload/domain';
import { describe, expect, test } from 'vitest';
import { toDraftUnit, toUnitForm } from '#product/unit/unit-form.ts';
import {
  toCombination,
  formatCombinationName,
  isSameCombination,
  formatLoad,
  takeLastLoad,
  toUnit,
} from './keep-combination.tsx';

const unit: DraftUnit = {
  _id: 'unit',
  truckId: 'truck',
  trailerId: 'trailer',
  loadType: 'general',
  dimensions: { width: 174, height: 182, length: 924, frontOverhang: 0, rearOverhang: 13 },
  weight: 111_400,
  axles: { AB: 212, BC: 54, CD: 470, DE: 54, EF: null },
  axleWeights: { ...noAxleFigures, A: 12_000 },
  axleTires: { ...noAxleFigures, B: 4 },
  kingpin: null,
  typed: {},
};

function buildContent(parts: Partial<DraftUnit> = {}) {
  const content = toCombination({ ...unit, ...parts });
  if (content === null) throw new Error('The unit is complete.');
  return content;
}

describe('a combination', () => {
  test('fills a new unit with its values', () => {
    const filled = toDraftUnit(toUnit({ ...buildContent(), _id: 'combination', name: 'Lowboy' }, 'new'));
    expect(filled).toEqual({ ...unit, filing: {}, _id: 'new' });
  });

  test('of the last load keeps the description that was typed, and brings the rest of it', () => {
    const typed = toUnitForm({ ...unit, trailerId: 'trailer', filing: { load_description: 'Excavator' } });
    const filing = { load_description: 'Crane', load_make: 'Cat' };
    expect(takeLastLoad(buildContent(), { unit: typed, filing }).filing).toEqual({
      load_description: 'Excavator',
      load_make: 'Cat',
    });
  });

  test.each([
    ['a truck', { truckId: null }],
    ['a weight', { weight: null }],
    ['a width', { dimensions: { ...unit.dimensions, width: null } }],
    ['a distance', { axles: { ...unit.axles, DE: null } }],
  ])('requires %s', (_name, parts) => {
    expect(toCombination({ ...unit, ...parts })).toBeNull();
  });

  test.each([
    ['nothing', true, {}],
    ['the trailer', false, { trailerId: 'other' }],
    ['the load', false, { loadType: 'other' as const }],
    ['a length', false, { dimensions: { ...unit.dimensions, rearOverhang: 12 } }],
    ['the weight of an axle', false, { axleWeights: { ...noAxleFigures, A: 12_100 } }],
    ['the tires of an axle', false, { axleTires: noAxleFigures }],
    ['the kingpin', false, { kingpin: 480 }],
    ['the sixth axle', false, { axles: { ...unit.axles, EF: 54 } }],
  ])('with %s changed is the same one: %s', (_name, isSame, parts) => {
    expect(isSameCombination(buildContent(), buildContent(parts))).toBe(isSame);
  });

  test('is named by its numbers and the trailer type', () => {
    const name = formatCombinationName({ internalNumber: '104' }, { internalNumber: '22', type: 'step_deck' });
    expect(name).toBe('104 + 22, Step-Deck');
    expect(formatCombinationName(undefined, { internalNumber: '22', type: 'flatbed' })).toBe('');
  });

  test('is distinguished by its load', () => {
    expect(formatLoad(buildContent())).toBe('14′6″ wide, 15′2″ high, 77′0″ long, 111,400 lb');
  });
});
