import { describe, expect, test } from 'vitest';
import { listAdjustmentLines, computeOrderBalance, type OrderBalance, type PriceLine } from './order-balance.ts';
import { cents } from '../../basics/money.ts';
import type { OrderStatus } from '../order-status.ts';

const aDueBalance = (amount: number, chargeable = true): OrderBalance => ({
  kind: 'due',
  amount: cents(amount),
  chargeable,
});
const anOverBalance = (amount: number): OrderBalance => ({ kind: 'over', amount: cents(amount) });
const even: OrderBalance = { kind: 'even' };

const cases: [string, OrderStatus, total: number, captured: number, refunded: number, OrderBalance][] = [
  ['a draft is paid as a whole', 'draft', 6200, 0, 0, even],
  ['what was paid is what it costs', 'pending', 6200, 6200, 0, even],
  ['it costs more', 'pending', 10_200, 6200, 0, aDueBalance(4000)],
  ['it costs more, and was approved', 'approved', 10_200, 6200, 0, aDueBalance(4000)],
  ['it costs 50 cents more', 'pending', 6250, 6200, 0, aDueBalance(50)],
  ['it costs 49 cents more, which no card is charged', 'pending', 6249, 6200, 0, aDueBalance(49, false)],
  ['it costs one cent more', 'pending', 6201, 6200, 0, aDueBalance(1, false)],
  ['it costs less', 'pending', 6200, 12_700, 0, anOverBalance(6500)],
  ['it costs less, and the difference is on its way back', 'pending', 6200, 12_700, 6500, even],
  ['it costs less, and half of the difference is on its way back', 'pending', 6200, 12_700, 3000, anOverBalance(3500)],
  ['it costs more than what is left after a refund', 'pending', 12_700, 12_700, 2000, aDueBalance(2000)],
  ['it was given back and rejected', 'rejected', 12_700, 12_700, 12_700, even],
  ['it was rejected: a person decides about the money', 'rejected', 6200, 12_700, 0, even],
];

test.each(cases)('%s', (_, status, total, captured, refunded, expected) => {
  expect(computeOrderBalance({ status, total, fees: 0, captured, refunded })).toEqual(expected);
});

test.each<[string, number, number, number, OrderBalance]>([
  ['a fee difference is charged', 1500, 6200, 0, aDueBalance(1500)],
  ['a fee difference was paid', 1500, 7700, 0, even],
  ['a fee difference is on its way back', -200, 6200, 200, even],
])('%s', (_, fees, captured, refunded, expected) => {
  expect(computeOrderBalance({ status: 'pending', total: 6200, fees, captured, refunded })).toEqual(expected);
});

describe('the lines of a difference', () => {
  const texas: PriceLine = { permitId: 'tx', unit: 1, state: 'TX', days: 1, feeCents: 6200, amountCents: 6200 };
  const ohio: PriceLine = { permitId: 'oh', unit: 1, state: 'OH', days: 1, feeCents: 6500, amountCents: 6500 };
  const kansas: PriceLine = { permitId: 'ks', unit: 1, state: 'KS', days: 2, feeCents: 4000, amountCents: 8000 };
  const anOwedLine = (amountCents: number) => ({ permitId: null, amountCents });
  type Charged = Parameters<typeof listAdjustmentLines>[1];
  const lines: [string, PriceLine[], Charged, number, object[]][] = [
    ['are none where nothing differs', [texas], [texas], 0, []],
    ['are a permit that is needed now', [texas, ohio], [texas], 0, [ohio]],
    [
      'take off one that is not needed any more',
      [texas, kansas],
      [texas, ohio],
      0,
      [kansas, { ...ohio, amountCents: -6500 }],
    ],
    [
      'are what a permit costs more than was charged',
      [{ ...texas, days: 2, amountCents: 12_400 }],
      [texas],
      0,
      [{ ...texas, days: 2 }],
    ],
    ['name what was given back before', [texas, ohio], [texas], 2000, [ohio, anOwedLine(2000)]],
    ['count earlier adjustments as charged', [texas, ohio, kansas], [texas, ohio, anOwedLine(2000)], 2000, [kansas]],
    [
      'take off once what two payments charged',
      [kansas],
      [ohio, { ...ohio, amountCents: 500 }],
      0,
      [kansas, { ...ohio, amountCents: -7000 }],
    ],
  ];
  test.each(lines)('%s', (_, now, charged, refunded, expected) => {
    const difference = listAdjustmentLines(now, charged, refunded);
    expect(difference).toEqual(expected);
    const sum = (all: Charged) => all.reduce((whole, { amountCents }) => whole + amountCents, 0);
    expect(sum(difference)).toBe(sum(now) - (sum(charged) - refunded));
  });
});
