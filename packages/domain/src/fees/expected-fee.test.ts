import { expect, test } from 'vitest';
import { aUnit, oversize } from '../testing/sample.test-support.ts';
import type { OrderableState } from '../states/state.ts';
import { toTravelLoad } from '../travel/travel-load.ts';
import { findExpectedFee } from './expected-fee.ts';
import { priceFeeForDays } from './pricing.ts';

/** 14 ft 6 in wide, 15 ft 2 in high, 77 ft long, on six axles: 111,400 lb unless it is light. */
function findFee(state: OrderableState, { weight = 111_400, miles }: { weight?: number; miles?: number } = {}) {
  const load = toTravelLoad(aUnit({ ...oversize, weight }));
  return findExpectedFee({ state, load, charged: priceFeeForDays(load, state, { days: 4 }).amount, miles });
}

const light = { weight: 79_000 };

/** Worked by hand from the lines of `findCharges`, which cite the sources. */
test.each([
  ['a light load costs what was sold', 'TX', light, { sold: 6200, least: 6200, most: 6200, perMile: 0 }],
  ['the weight and the transaction fee come on top', 'TX', {}, { sold: 6200, least: 21498, most: 21498, perMile: 0 }],
  ['a fee "up to" a sum may not be charged', 'OK', {}, { sold: 4000, least: 41600, most: 41800, perMile: 0 }],
  ["the state's own table is above the price", 'OH', light, { sold: 6500, least: 14500, most: 14500, perMile: 0 }],
  ['a class by size is certain', 'AZ', {}, { sold: 3000, least: 9000, most: 9000, perMile: 0 }],
  [
    'rates for each mile have no limit without the route',
    'IN',
    {},
    { sold: 4000, least: 6500, most: null, perMile: 0.6 },
  ],
  ['an amount that is not known has no limit', 'OR', {}, { sold: 800, least: 800, most: null, perMile: 0 }],
  ['a fee that is not published has no limit', 'TN', light, { sold: 3000, least: 3000, most: null, perMile: 0 }],
] as const)('%s: %s', (_name, state, given, expected) => {
  expect(findFee(state, given)).toEqual(expected);
});
