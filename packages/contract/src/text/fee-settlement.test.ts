import { expect, test } from 'vitest';
import { formatFeeSettlement, type FeeOutcome } from './fee-settlement.ts';

const charged: FeeOutcome = {
  state: 'TX',
  difference: 1500,
  way: 'charged',
  status: 'settled',
  card: { brand: 'Visa', last4: '4242' },
};

test.each<[Partial<FeeOutcome>, string]>([
  [{}, 'Texas charged $15.00 more than the fee sheet; charged to Visa 4242.'],
  [{ card: null }, 'Texas charged $15.00 more than the fee sheet; paid.'],
  [{ status: 'open', card: null }, 'Texas charged $15.00 more than the fee sheet; to be paid.'],
  [{ way: 'absorbed', card: null }, 'Texas charged $15.00 more than the fee sheet; we paid it.'],
  [
    { way: 'absorbed', difference: -200, card: null },
    'Texas charged $2.00 less than the fee sheet; the price stays as it was.',
  ],
  [
    { way: 'refunded', difference: -200, status: 'open', card: null },
    'Texas charged $2.00 less than the fee sheet; the difference is on its way back.',
  ],
  [
    { way: 'refunded', difference: -200, card: null },
    'Texas charged $2.00 less than the fee sheet; the difference was refunded.',
  ],
])('%j', (parts, sentence) => {
  expect(formatFeeSettlement({ ...charged, ...parts })).toBe(sentence);
});
