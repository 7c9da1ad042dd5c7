import { expect, test } from 'vitest';
import type { FeeWay } from '@wideload/domain';
import { findFeeWayWords, type OpenFee } from './fee-difference.tsx';

const fee: OpenFee = { permitId: 'tx', state: 'TX', difference: 1500, ways: [], isExplained: false };
const facts = {
  card: { brand: 'Visa', last4: '4242' },
  consent: { limit: 5000, charged: 1000, givenAt: '2026-11-23T00:00:00.000Z' },
};

test.each<[FeeWay, number, string, string]>([
  ['charge', 1500, 'Charge $15.00', 'Charge $15.00 to Visa ending in 4242?'],
  ['ask', 1500, 'Ask for $15.00', 'Ask the carrier to pay $15.00?'],
  ['absorb', 1500, 'Absorb it', 'Absorb $15.00?'],
  ['absorb', -200, 'Leave the price', 'Leave the price as it was, $2.00 above the state’s charge?'],
  ['refund', -200, 'Refund $2.00', 'Refund $2.00?'],
])('%s of %i cents', (way, difference, button, title) => {
  expect(findFeeWayWords(way, { ...fee, difference }, facts)).toMatchObject({ button, title });
});

test('a charge says what is left of the limit', () => {
  expect(findFeeWayWords('charge', fee, facts).hint).toContain('$40.00 of the limit are left');
});
