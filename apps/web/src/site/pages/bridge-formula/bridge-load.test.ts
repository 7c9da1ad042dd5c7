import { inches, pounds } from '@wideload/domain';
import { describe, expect, test } from 'vitest';
import {
  listAxleWeights,
  formatBridgeSearch,
  exampleLoad,
  parseBridgeSearch,
  toWeighedBy,
  type BridgeLoad,
} from './bridge-load.ts';

const load = (gaps: number[], weights: (number | null)[], by: BridgeLoad['by'] = 'axle'): BridgeLoad => ({
  gaps: gaps.map(inches),
  weights: weights.map((weight) => (weight === null ? null : pounds(weight))),
  by,
});

test.each([
  ['the example', exampleLoad],
  ['axles without weights', load([120], [null, null])],
  ['some weights', load([204, 52, 408], [12_000, null, 17_000, null])],
  ['weighed by group', load([204, 52], [12_000, 34_000, null], 'set')],
])('%s survives a round trip through its address', (_name, known) => {
  expect(parseBridgeSearch(formatBridgeSearch(known))).toEqual(known);
});

describe('an invalid address is null', () => {
  test.each([
    '',
    '?d=',
    '?d=0',
    '?d=144-52-x',
    '?d=144&w=1-2-3',
    '?d=144&w=12000-1.5',
    '?d=9999',
    '?d=1-1-1-1-1-1-1-1-1',
    '?d=144&by=truck',
    '?d=144&w=9999999-1',
  ])('%s', (search) => {
    expect(parseBridgeSearch(search)).toBeNull();
  });
});

describe('weighed by group', () => {
  test('a group splits equally over its axles', () => {
    expect(listAxleWeights(load([204, 52, 408, 48], [12_000, 34_000, null, 33_001, null], 'set'))).toEqual([
      12_000, 17_000, 17_000, 16_501, 16_500,
    ]);
  });

  test('converted and back, the total stays the same', () => {
    const bySet = toWeighedBy(exampleLoad, 'set');
    expect(bySet.weights).toEqual([12_000, 34_000, null, 34_000, null]);
    expect(toWeighedBy(bySet, 'axle').weights).toEqual(exampleLoad.weights);
  });

  test('a group with an unknown axle is unknown', () => {
    expect(toWeighedBy(load([204, 52], [12_000, 17_000, null]), 'set').weights).toEqual([12_000, null, null]);
  });
});
