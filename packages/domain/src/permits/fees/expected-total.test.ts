import { expect, test } from 'vitest';
import { orderableStates, type OrderableState } from '../../basics/state-code.ts';
import { aUnit, oversize } from '../../testing/sample.test-support.ts';
import { createSeededRandom } from '../../testing/seeded-random.test-support.ts';
import { toTravelLoad } from '../../load/travel-load.ts';
import { findCharges } from './charge-summary.ts';
import { type ChargedLoad, priceFeeForDays } from './pricing.ts';
import { findExpectedTotal } from './expected-total.ts';

type Facts = Parameters<typeof aUnit>[0];

/** 14 ft 6 in wide, 15 ft 2 in high, 77 ft long, on six axles: 111,400 lb unless the case says otherwise. */
function aChargedLoad(state: OrderableState, facts: Facts = {}, miles?: number): ChargedLoad {
  const load = toTravelLoad(aUnit({ ...oversize, ...facts }));
  return { state, load, charged: priceFeeForDays(load, state, { days: 4, miles }).amount, miles };
}

/** `$60 now, $195 to $210 in all, $0.6 a mile in IN, unknown OR weight`. */
function format(loads: readonly ChargedLoad[]): string {
  const { now, least, most, rates, unknown } = findExpectedTotal(loads);
  const dollars = (sum: number) => `$${sum / 100}`;
  const all = least === most ? dollars(least) : `${dollars(least)} to ${dollars(most)}`;
  return [
    `${dollars(now)} now`,
    `${all} in all`,
    ...rates.map(
      ({ state, perMile, mostPerMile, less }) =>
        `$${perMile} to $${mostPerMile ?? '?'} a mile in ${state}${less > 0 ? ` less ${dollars(less)}` : ''}`,
    ),
    ...unknown.map(({ state, what }) => `unknown ${state} ${what}`),
  ].join(', ');
}

const light = { weight: 79_000 };

/** Worked by hand from the rows, which cite their sources. */
test.each([
  ['a light load costs what was sold', 'TX', light, undefined, '$62 now, $62 in all'],
  ['the weight and the transaction fee come on top', 'TX', {}, undefined, '$62 now, $214.98 in all'],
  ['a fee "up to" a sum is in the upper figure', 'OK', {}, undefined, '$40 now, $416 to $418 in all'],
  ["the state's own table is above the price", 'OH', light, undefined, '$65 now, $145 in all'],
  ['a class by size is certain', 'AZ', {}, undefined, '$30 now, $90 in all'],
  [
    'a rate waits for the miles',
    'IN',
    {},
    undefined,
    '$40 now, $50 to $100 in all, $0.6 to $0.6 a mile in IN, unknown IN further',
  ],
  [
    'a rate in place of the fee is less what is paid',
    'WA',
    {},
    undefined,
    '$10 now, $14 in all, $0.21 to $? a mile in WA less $14',
  ],
  ['with miles it is a sum', 'IN', {}, 150, '$40 now, $140 to $190 in all, unknown IN further'],
  ['an amount that is not known is named', 'OR', {}, undefined, '$8 now, $8 to $13 in all, unknown OR weight'],
  ['a fee that is not published is named', 'TN', light, undefined, '$30 now, $30 in all, unknown TN card'],
  [
    'a fee that may be lower pays for no card',
    'AL',
    { ...light, width: 102, height: 176, length: 840 },
    undefined,
    '$20 now, $20 to $24 in all',
  ],
  ['both readings of a doubt', 'KS', light, undefined, '$20 now, $20 to $40 in all'],
  ['and of a superload', 'KS', { weight: 160_000 }, undefined, '$20 now, $50 to $100 in all'],
  ['of a listed price', 'KY', light, undefined, '$60 now, $62.4 to $124.8 in all'],
  ['of an extra fee', 'ND', light, undefined, '$20 now, $30 to $35 in all'],
  ['a doubt without a figure is named', 'ME', light, undefined, '$10 now, $10 to $20 in all, unknown ME size'],
  ['a condition of the size', 'IL', light, undefined, '$30 now, $31 to $61.35 in all'],
] as const)('%s: %s, %o, %s miles', (_name, state, facts, miles, expected) => {
  expect(format([aChargedLoad(state, facts, miles)])).toBe(expected);
});

test('an order is the sum of its loads', () => {
  expect(format((['TX', 'OK', 'KS', 'OR'] as const).map((state) => aChargedLoad(state)))).toBe(
    '$130 now, $658.98 to $685.98 in all, unknown OR weight',
  );
});

test('what the order pays for issued permits counts as paid', () => {
  expect(findExpectedTotal([aChargedLoad('TX', light)], 10_000)).toMatchObject({ now: 10_000, least: 10_000 });
});

test('the total covers its own lines, for random loads in all states', () => {
  const random = createSeededRandom(38);
  const figure = (from: number, to: number) => Math.round(from + random() * (to - from));
  for (let round = 0; round < 40; round += 1) {
    const facts = { width: figure(96, 220), height: figure(150, 220), weight: figure(75_000, 260_000) };
    const miles = random() < 0.5 ? undefined : figure(1, 400);
    for (const state of orderableStates) {
      const load = aChargedLoad(state, facts, miles);
      const { now, least, most } = findExpectedTotal([load]);
      const { weight, size, extras } = findCharges([load]);
      const sure = load.charged + weight.total + size.total + extras.total;
      expect(most, state).toBeGreaterThanOrEqual(least);
      expect(least, state).toBeGreaterThanOrEqual(now);
      expect(most, state).toBeGreaterThanOrEqual(sure);
    }
  }
});
