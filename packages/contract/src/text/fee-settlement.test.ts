import { expect, test } from 'vitest';
import {
  formatAskedFee,
  formatFeeOfLine,
  formatFeeSettlement,
  listDifferenceCauses,
  type AskedFee,
  type FeeOutcome,
} from './fee-settlement.ts';

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

const asked: AskedFee = { permitId: 'tx', state: 'TX', unit: 2, chargedFee: 7700, difference: 1500, reason: '' };

test.each<[name: string, parts: Partial<AskedFee>, sentence: string, line: string]>([
  [
    'no reason',
    {},
    'Texas charged $77.00 instead of $62.00 for the permit of unit 2.',
    'state fee $77.00 instead of $62.00',
  ],
  [
    'a reason',
    { reason: 'Nine miles more' },
    'Texas charged $77.00 instead of $62.00 for the permit of unit 2. Reason: Nine miles more.',
    'state fee $77.00 instead of $62.00, Nine miles more',
  ],
  [
    'a reason that is a sentence',
    { reason: 'Is it a superload?' },
    'Texas charged $77.00 instead of $62.00 for the permit of unit 2. Reason: Is it a superload?',
    'state fee $77.00 instead of $62.00, Is it a superload?',
  ],
  [
    'a charge that is not known',
    { chargedFee: null },
    'Texas charged $15.00 more for the permit of unit 2.',
    'state fee $15.00 more',
  ],
])('a fee asked for with %s', (_name, parts, sentence, line) => {
  expect(formatAskedFee({ ...asked, ...parts })).toBe(sentence);
  expect(formatFeeOfLine({ ...asked, ...parts })).toBe(line);
});

const units = 'The order was changed after it was paid.';
const texas = formatAskedFee(asked);

test.each<[name: string, amount: number, fees: AskedFee[], refundedAgain: number, causes: string[]]>([
  ['a fee', 1500, [asked], 0, [texas]],
  [
    'two fees',
    2000,
    [asked, { ...asked, state: 'OK', chargedFee: 4500, difference: 500 }],
    0,
    [texas, 'Oklahoma charged $45.00 instead of $40.00 for the permit of unit 2.'],
  ],
  ['a change of units', 6200, [], 0, [units]],
  ['both', 7700, [asked], 0, [texas, units]],
  ['a fee, less what units became cheaper', 500, [asked], 0, [texas, units]],
  ['refunded money', 2000, [], 2000, ['$20.00 was refunded and is to be paid again.']],
  ['all of it', 9700, [asked], 2000, [texas, units, '$20.00 was refunded and is to be paid again.']],
])('the causes of a difference: %s', (_name, amount, fees, refundedAgain, causes) => {
  expect(listDifferenceCauses({ amount, fees, refundedAgain })).toEqual(causes);
});
