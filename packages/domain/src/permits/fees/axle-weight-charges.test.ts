import { expect, test } from 'vitest';
import { orderableStates, type OrderableState } from '../../basics/state-code.ts';
import { aUnit } from '../../testing/sample.test-support.ts';
import { toTravelLoad } from '../../load/travel-load.ts';
import { findExpectedTotal } from './expected-total.ts';
import { priceFeeForDays } from './pricing.ts';
import { findWeightCharge } from './weight-charges.ts';

type Facts = NonNullable<Parameters<typeof aUnit>[0]>;

const heavyDrive = { A: 12_000, B: 18_000, C: 18_000, D: 15_000, E: 15_000 };
const legal = { A: 11_000, B: 16_500, C: 16_500, D: 16_500, E: 16_500 };
/** 92,000 lb on six axles, each within 20,000 lb and each tandem within 34,000. */
const manyAxles = {
  EF: 54,
  CD: 400,
  axleWeights: { A: 12_000, B: 16_000, C: 16_000, D: 16_000, E: 16_000, F: 16_000 },
};

/** 12 ft wide. */
function aLoad(facts: Facts) {
  return toTravelLoad(aUnit({ width: 144, CD: 400, ...facts }));
}

/** `$35`, `up to $35`, `not known (axleWeights)`. */
function show(state: OrderableState, facts: Facts): string {
  const load = aLoad(facts);
  const charge = findWeightCharge(load, state, {
    charged: priceFeeForDays(load, state, { days: 4 }).amount,
    miles: 120,
  });
  if (charge.status === 'none') return 'none';
  const missing = charge.conditions.flatMap((condition) => condition.missing);
  const by = missing.length === 0 ? '' : ` (${[...new Set(missing)].join(', ')})`;
  if (charge.status === 'not-established') return `not known${by}`;
  const dollars = (cents: number) => `$${cents / 100}`;
  if (charge.most === charge.amount) return `${dollars(charge.amount)}${by}`;
  return `${dollars(charge.amount)} to ${charge.most === null ? '?' : dollars(charge.most)}${by}`;
}

const axles = { weight: 78_000, axleWeights: heavyDrive };
const within = { weight: 77_000, axleWeights: legal };
const unweighed = { weight: 79_000 };

/** Worked by hand from the rows, which cite their sources. */
test.each([
  // An axle over its limit within 80,000 lb of gross weight.
  ['MI', axles, '$35'],
  ['WI', axles, '$0'],
  ['NE', axles, '$10'],
  ['LA', axles, 'not known'],
  // Every axle is legal.
  ['MI', within, 'none'],
  ['WI', within, 'none'],
  ['NE', within, 'none'],
  ['LA', within, 'none'],
  ['MN', within, 'none'],
  // Nobody has weighed the axles.
  ['MI', unweighed, '$0 to $35 (axleWeights)'],
  ['NE', unweighed, '$0 to $10 (axleWeights)'],
  ['LA', unweighed, 'not known (axleWeights)'],
  ['MN', unweighed, 'not known (axleWeights)'],
  ['WA', unweighed, 'not known (axleWeights)'],
  // The state charges by the gross weight alone.
  ['TX', unweighed, 'none'],
  ['OK', unweighed, 'none'],
  ['SD', unweighed, 'none'],
  // Nebraska's own table ends at 95,000 lb.
  ['NE', { weight: 90_000 }, '$0 to $10'],
  ['NE', { weight: 96_000 }, '$10'],
  // Montana: one fee while every axle is legal, and a schedule that we have not read.
  ['MT', { weight: 92_000, ...manyAxles }, '$30'],
  ['MT', { weight: 92_000, EF: 54 }, 'not known (axleWeights)'],
  ['MT', { weight: 92_000, ...manyAxles, axleWeights: { ...manyAxles.axleWeights, D: 21_000 } }, 'not known'],
  // The higher of both fees, not their sum.
  ['ME', { weight: 112_000, EF: 54 }, '$11'],
] as const)('%s, %o: %s', (state, facts, expected) => {
  expect(show(state, facts)).toBe(expected);
});

test.each(orderableStates)('axles that nobody has weighed never make a total more certain in %s', (state) => {
  const toTotal = (weight: number, axleWeights: NonNullable<Facts['axleWeights']>) => {
    const load = aLoad({ weight, axleWeights });
    const charged = priceFeeForDays(load, state, { days: 4, miles: 120 }).amount;
    return findExpectedTotal([{ state, load, charged, miles: 120 }]);
  };
  const tooCertain = [76_500, 78_000, 80_000].filter((weight) => {
    const open = toTotal(weight, {});
    const isNamed = open.unknown.some(({ what }) => what === 'weight');
    return !isNamed && open.most < toTotal(weight, heavyDrive).most;
  });
  expect(tooCertain).toEqual([]);
});
