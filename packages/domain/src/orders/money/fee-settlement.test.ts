import { describe, expect, test } from 'vitest';
import {
  computeOpenFee,
  feeWays,
  fitsFeeWay,
  fitsConsent,
  listFeeWays,
  parseConsentLimit,
  type FeeChoice,
  type FeeFacts,
  type FeeWay,
} from './fee-settlement.ts';

const issued: FeeFacts = { status: 'issued', price: 6200, paidFee: 7700, settled: [] };

describe('the open difference', () => {
  test.each<[string, Partial<FeeFacts>, number]>([
    ['of a higher charge', {}, 1500],
    ['of a lower charge', { paidFee: 6000 }, -200],
    ['of the same charge', { paidFee: 6200 }, 0],
    ['of a voided permit, whose fee the state keeps', { status: 'voided' }, 1500],
    ['of a permit that is not issued', { status: 'filed' }, 0],
    ['of a permit without a charge', { paidFee: null }, 0],
    ['is none once settled', { settled: [{ difference: 1500, state: 'settled' }] }, 0],
    ['is none while the carrier is asked', { settled: [{ difference: 1500, state: 'open' }] }, 0],
    ['is back once undone', { settled: [{ difference: 1500, state: 'undone' }] }, 1500],
    ['is the rest after the charge changed', { paidFee: 8000, settled: [{ difference: 1500, state: 'settled' }] }, 300],
    ['turns after a charge that fell', { paidFee: 6200, settled: [{ difference: 1500, state: 'settled' }] }, -1500],
  ])('%s', (_case, parts, expected) => {
    expect(computeOpenFee({ ...issued, ...parts })).toBe(expected);
  });
});

const choice: FeeChoice = {
  difference: 1500,
  balance: 'even',
  consent: { limit: 5000, charged: 0 },
  hasCard: true,
  isOwnerGone: false,
};

describe('the ways to settle it', () => {
  test.each<[string, Partial<FeeChoice>, FeeWay[]]>([
    ['within the consent', {}, ['charge', 'ask', 'absorb']],
    ['at the limit', { consent: { limit: 5000, charged: 3500 } }, ['charge', 'ask', 'absorb']],
    ['above the limit', { consent: { limit: 5000, charged: 3501 } }, ['ask', 'absorb']],
    ['without a consent', { consent: null }, ['ask', 'absorb']],
    ['without the card', { hasCard: false }, ['ask', 'absorb']],
    ['while something else is due', { balance: 'due' }, ['ask', 'absorb']],
    ['while the carrier has paid too much', { balance: 'over' }, ['absorb']],
    ['less than a card takes', { difference: 49 }, ['absorb']],
    ['as much as a card takes', { difference: 50 }, ['charge', 'ask', 'absorb']],
    ['of a carrier who has left', { isOwnerGone: true }, ['absorb']],
    ['in favor of the carrier', { difference: -200 }, ['refund', 'absorb']],
    ['none', { difference: 0 }, []],
  ])('%s', (_case, parts, expected) => {
    expect(listFeeWays({ ...choice, ...parts })).toEqual(expected);
  });
});

test.each<[number, FeeWay[]]>([
  [-1, ['absorb', 'refund']],
  [0, []],
  [49, ['absorb']],
  [50, ['charge', 'ask', 'absorb']],
])('a difference of %i cents is settled by %j alone', (difference, ways) => {
  expect(feeWays.filter((way) => fitsFeeWay(way, difference))).toEqual(ways);
});

test.each([
  [5000, 0, 5000, true],
  [5000, 0, 5001, false],
  [5000, 4999, 1, true],
])('a consent of %i with %i charged covers %i: %s', (limit, charged, amount, fits) => {
  expect(fitsConsent({ limit, charged }, amount)).toBe(fits);
});

test.each([
  ['50', { limit: 5000 }],
  ['$1', { limit: 100 }],
  ['1,000.00', { limit: 100_000 }],
  ['0.99', { error: 'limit.too-low' }],
  ['1000.01', { error: 'limit.too-high' }],
  ['', { error: 'limit.unreadable' }],
  ['a lot', { error: 'limit.unreadable' }],
])('the limit %j', (text, expected) => {
  expect(parseConsentLimit(text)).toEqual(expected);
});
