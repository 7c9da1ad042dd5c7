import { type DraftUnit, noAxleFigures } from '@wideload/domain';
import { expect, test } from 'vitest';
import { listUnitAnswers } from './answers.tsx';

const unit: DraftUnit = {
  _id: 'unit-1',
  truckId: null,
  trailerId: null,
  loadType: 'general',
  weight: null,
  dimensions: { width: null, height: null, length: null, frontOverhang: null, rearOverhang: null },
  axles: { AB: 200, BC: 52, CD: 480, DE: 52, EF: null },
  axleWeights: noAxleFigures,
  axleTires: noAxleFigures,
  kingpin: null,
  typed: {},
};
const listTerms = (parts: Partial<DraftUnit> = {}) =>
  listUnitAnswers({ ...unit, ...parts }, 0)
    .map(({ term }) => term)
    .filter((term) => /^(Axle distance|Kingpin)/.test(term));

test('the summary lists the six axles of every unit, given or not', () => {
  expect(listTerms()).toEqual([1, 2, 3, 4, 5].map((from) => `Axle distance ${from} to ${from + 1}`));
});

test('further axles and the kingpin are listed where a unit has them', () => {
  const terms = listTerms({ axles: { ...unit.axles, EF: 52, FG: 52 }, kingpin: 480 });
  expect(terms.slice(5)).toEqual(['Axle distance 6 to 7', 'Kingpin to rear axle']);
});

test('the weight and the tires of each axle are reviewed, and lead to their fields', () => {
  const figures = { axleWeights: { ...noAxleFigures, B: 17_000 }, axleTires: { ...noAxleFigures, B: 4 } };
  const axles = listUnitAnswers({ ...unit, ...figures }, 1).filter(({ term }) => /^Axle \d$/.test(term));
  expect(axles).toEqual([{ term: 'Axle 2', value: '17,000 lb, 4 tires', field: 'units.1.axleWeights.B' }]);
});
