import type { AskedFee } from '@wideload/contract';
import { expect, test } from 'vitest';
import { listSums } from './order-facts.tsx';
import { describeDifference } from './order-money.tsx';

const texas: AskedFee = {
  permitId: 'tx',
  state: 'TX',
  unit: 1,
  chargedFee: 7700,
  difference: 1500,
  reason: 'Nine miles more.',
};
const oklahoma: AskedFee = { ...texas, permitId: 'ok', state: 'OK', chargedFee: 4500, difference: 500, reason: '' };
const texasWords = 'Texas charged $77.00 instead of $62.00 for the permit of unit 1. Reason: Nine miles more.';
const oklahomaWords = 'Oklahoma charged $45.00 instead of $40.00 for the permit of unit 1.';
const changed = 'The order was changed after it was paid.';
const paid = { total: 10_200, fees: 0, captured: 10_200, refunded: 0, asked: [] };

test.each<[name: string, parts: object, title: string, causes: string[]]>([
  ['a fee', { fees: 1500, asked: [texas] }, 'Texas charged more than the fee sheet', [texasWords]],
  [
    'fees of two states',
    { fees: 2000, asked: [texas, oklahoma] },
    'Texas and Oklahoma charged more than the fee sheet',
    [texasWords, oklahomaWords],
  ],
  [
    'two permits of one state',
    { fees: 3000, asked: [texas, { ...texas, permitId: 'tx2', unit: 2 }] },
    'Texas charged more than the fee sheet',
    [texasWords, texasWords.replace('unit 1', 'unit 2')],
  ],
  ['a change of units', { total: 16_400 }, 'The order was changed after it was paid', [changed]],
  ['units that are cheaper', { total: 4000 }, 'The order was changed after it was paid', [changed]],
  ['both', { total: 16_400, fees: 1500, asked: [texas] }, 'There is a difference to pay', [texasWords, changed]],
  [
    'a change after a fee was paid',
    { total: 16_400, fees: 1500, captured: 11_700 },
    'The order was changed after it was paid',
    [changed],
  ],
  [
    'a refund that is asked for again',
    { refunded: 2000 },
    'A refund is to be paid again',
    ['$20.00 was refunded and is to be paid again.'],
  ],
])('%s', (_name, parts, title, causes) => {
  expect(describeDifference({ ...paid, ...parts })).toEqual({ title, causes });
});

test.each<
  [name: string, order: { isRefunded: boolean }, moved: { captured: number; refunded: number }, sums: string[]]
>([
  ['one payment', { isRefunded: false }, { captured: 12_200, refunded: 0 }, ['Order total $122.00', 'Paid $122.00']],
  [
    'a difference paid later, and a refund of a part',
    { isRefunded: false },
    { captured: 44_498, refunded: 2000 },
    ['Order total $122.00', 'Paid in all $444.98', 'Refunded $20.00', 'First payment $122.00'],
  ],
  [
    'all of it went back',
    { isRefunded: true },
    { captured: 12_200, refunded: 12_200 },
    ['Order total $122.00', 'Charged $122.00', 'Refunded $122.00'],
  ],
])('the sums of an order: %s', (_name, order, moved, sums) => {
  const shown = listSums({ ...order, totalPrice: 12_200 }, 12_200, moved);
  expect(shown.map(({ term, value }) => `${term} ${value}`)).toEqual(sums);
});
