import { expect, test } from 'vitest';
import type { OrderableState } from '../../basics/state-code.ts';
import { aUnit } from '../../testing/sample.test-support.ts';
import type { LoadType } from '../../load/load.ts';
import { findExpectedTotal } from './expected-total.ts';
import { findFurtherCharges } from './extra-charges.ts';
import { priceFeeForDays } from './pricing.ts';

type Facts = Parameters<typeof aUnit>[0];

function aLoad(facts: Facts, type: LoadType | null = 'general') {
  return { type, facts: aUnit({ weight: 78_000, ...facts }) };
}

/** `most $42; least $10; ?`. */
function show(state: OrderableState, load: ReturnType<typeof aLoad>, miles: number | null): string {
  return findFurtherCharges(load, state, miles)
    .map(({ amount, bound }) => (amount === null ? '?' : `${bound === 'exact' ? '' : `${bound} `}$${amount / 100}`))
    .join('; ');
}

/** Worked by hand from `fees.extras`, which cites its sources. */
test.each([
  ['105 ft long: 42 ft over 63 ft, if the state counts the combination', 'NJ', { length: 1250 }, 70, 'most $42'],
  ['63 ft', 'NJ', { length: 756 }, 70, ''],
  ['15 ft wide', 'WY', { width: 180 }, 370, ''],
  ['15 ft 5 in wide: one foot over 15 ft, each mile', 'WY', { width: 185 }, 370, '$11.1'],
  ['and 15 ft 4 in high: nobody says how they add up', 'WY', { width: 185, height: 184 }, 370, '$11.1; most $11.1'],
  ['15 ft 4 in high alone', 'WY', { height: 184 }, 370, '$11.1'],
  ['without miles there is no sum', 'WY', { width: 185 }, null, '?'],
  ['15 ft wide: the state may inspect the route', 'VT', { width: 180, height: 170 }, 90, 'most $800'],
  ['14 ft wide', 'VT', { width: 168 }, 90, ''],
  ['16 ft 2 in wide: one region at least', 'WI', { width: 194 }, 200, 'least $10'],
  ['14 ft 2 in wide: by the hour', 'CA', { width: 170 }, 200, '?'],
  ['12 ft wide', 'CA', { width: 144 }, 200, ''],
  ['16 ft 1 in wide, perhaps newly made', 'OK', { width: 193 }, 200, 'most $500'],
  ['180,000 lb', 'AR', { weight: 180_000 }, 200, 'most $500'],
  ['any load may be asked for the surcharge of the office', 'NY', {}, 200, 'most $20'],
  ['16 ft 1 in wide: the review and one county', 'PA', { width: 193 }, 200, '$68; least $12'],
  ['15 ft 1 in wide: not published', 'VA', { width: 181 }, 200, '?'],
  ['12 ft wide, over no line', 'TX', { width: 144 }, 200, ''],
] as const)('%s, %s: %o over %s miles', (_name, state, facts, miles, expected) => {
  expect(show(state, aLoad(facts), miles)).toBe(expected);
});

test('a kind of load that is not known leaves the charge open', () => {
  expect(show('VT', aLoad({ width: 144 }, 'manufactured_building'), null)).toBe('most $300');
  expect(show('VT', aLoad({ width: 144 }, null), null)).toBe('most $300');
  expect(show('VT', aLoad({ width: 144 }, 'general'), null)).toBe('');
});

test('a further charge says what it is', () => {
  expect(findFurtherCharges(aLoad({ width: 194 }), 'WI', 200)[0]?.notes).toEqual([
    'region review, for each WisDOT region on the route, above 16 ft wide',
  ]);
});

test.each([
  ['up to a sum', 'NJ', { width: 175, length: 1250 }, 70, { least: 2415, most: 2415 + 4200 * 1.05, unknown: [] }],
  [
    'at least a sum',
    'WI',
    { width: 194 },
    200,
    { least: 3000, most: 3000, unknown: [{ state: 'WI', what: 'further' }] },
  ],
  [
    'without a sum',
    'CA',
    { width: 170 },
    200,
    { least: 1637, most: 1637, unknown: [{ state: 'CA', what: 'further' }] },
  ],
  ['with miles', 'WY', { width: 185, height: 184 }, 370, { least: 3610, most: 4720, unknown: [] }],
] as const)('the total counts it: %s, %s', (_name, state, facts, miles, expected) => {
  const load = aLoad(facts);
  const charged = priceFeeForDays(load, state, { days: 4, miles }).amount;
  expect(findExpectedTotal([{ state, load, charged, miles }])).toMatchObject(expected);
});
