import { expect, test } from 'vitest';
import { exampleLoad } from '../../load/load.ts';
import { stateFacts } from '../../states/state-facts.ts';
import { findWeightExcess } from './weight-excess.ts';

/** Six axles over 70 ft, for which the bridge formula allows 96,000 lb. */
const load = { ...exampleLoad, kingpin: null };
const unknown = { AB: null, BC: null, CD: null, DE: null, EF: null };

test.each([
  [
    'neither axles nor their weights',
    { ...load, axles: unknown },
    { least: 31_400, most: null, missing: ['axleDistances', 'axleWeights'] },
  ],
  [
    'no weight at all',
    { ...load, axles: unknown, weight: null },
    { least: 0, most: null, missing: ['axleDistances', 'axleWeights'] },
  ],
  ['no weights of axles', load, { least: 31_400, most: null, missing: ['axleWeights'] }],
  [
    'the weight of one axle unknown',
    { ...load, axleWeights: { A: 12_000, B: 20_000, C: 20_000, D: 18_000, E: 18_000 } },
    { least: 31_400, most: null, missing: ['axleWeights'] },
  ],
])('with %s the most is open', (_name, known, expected) => {
  expect(findWeightExcess(known, stateFacts.TX, 80_000)).toEqual(expected);
});

test('of two tandems 6,000 lb over, the heaviest is the least and their sum the most', () => {
  const axleWeights = { A: 8000, B: 20_000, C: 20_000, D: 5000, E: 20_000, F: 20_000 };
  const known = { ...load, weight: 93_000, axleWeights };
  expect(findWeightExcess(known, stateFacts.TX, 120_000)).toEqual({ least: 6000, most: 12_000, missing: [] });
});

test('a gross weight that is further over than its axles decides alone', () => {
  const axleWeights = { A: 8000, B: 20_000, C: 20_000, D: 5000, E: 20_000, F: 20_000 };
  const known = { ...load, weight: 93_000, axleWeights };
  expect(findWeightExcess(known, stateFacts.TX, 80_000)).toEqual({ least: 13_000, most: 13_000, missing: [] });
});
