import type { RefundState } from '@wideload/domain';
import { expect, test } from 'vitest';
import { formatRefundedCard, listRefusalMoney, listRejectionMoney, type MovedRefund } from './returned-money.ts';

const visa = { brand: 'Visa', last4: '4242' };
const refund = (amount: number, state: RefundState, permitId: string | null = null): MovedRefund => {
  return { permitId, amount, state, card: visa };
};

const decision =
  'A representative decides about it once it is clear what the states keep, and we refund the rest. You get an e-mail with each refund.';
const nothingYet = `You paid $102.00. Nothing of it has been refunded yet. ${decision}`;
const arrived = 'Banks take 5 to 10 business days to show it.';

test.each<[name: string, captured: number, refunds: MovedRefund[], told: string[]]>([
  ['nothing charged', 0, [], ['Nothing was charged for this order.']],
  ['nothing refunded', 10_200, [], [nothingYet]],
  ['all requested', 10_200, [refund(10_200, 'requested')], ['$102.00 is on its way back to Visa ending in 4242.']],
  ['all with the bank', 10_200, [refund(10_200, 'pending')], ['$102.00 is on its way back to Visa ending in 4242.']],
  ['all refunded', 10_200, [refund(10_200, 'succeeded')], [`$102.00 was refunded to Visa ending in 4242. ${arrived}`]],
  [
    'a part refunded',
    10_200,
    [refund(6200, 'succeeded', 'tx')],
    [
      `$62.00 was refunded to Visa ending in 4242. ${arrived}`,
      `$40.00 of the $102.00 you paid has not been refunded. ${decision}`,
    ],
  ],
  [
    'in two parts',
    10_200,
    [refund(6200, 'succeeded'), refund(4000, 'pending')],
    [`$62.00 was refunded to Visa ending in 4242. ${arrived}`, '$40.00 is on its way back to Visa ending in 4242.'],
  ],
  [
    'a refund that did not arrive',
    10_200,
    [refund(10_200, 'failed')],
    ['A refund of $102.00 to Visa ending in 4242 did not arrive. We contact you about another way.', nothingYet],
  ],
  [
    'a canceled refund',
    10_200,
    [refund(10_200, 'canceled')],
    ['A refund of $102.00 to Visa ending in 4242 was canceled.', nothingYet],
  ],
])('a rejected order with %s', (_name, captured, refunds, told) => {
  expect(listRejectionMoney({ captured, refunds })).toEqual(told);
});

test('a card that is not known is the one that paid', () => {
  const [told] = listRejectionMoney({ captured: 100, refunds: [{ ...refund(100, 'pending'), card: null }] });
  expect(told).toBe('$1.00 is on its way back to the card that paid.');
});

const keep = (amount: string) =>
  `${amount} that you paid for this permit is kept for another try, which costs nothing more. If you do not want one, tell us: we refund what the state has not kept.`;

test('a refused permit of an order that was not charged', () => {
  const told = listRefusalMoney({ permitId: 'tx', price: 6200 }, { captured: 0, refunds: [] });
  expect(told).toEqual(['Nothing was charged for this order.']);
});

test.each<[name: string, refunds: MovedRefund[], told: string[]]>([
  ['nothing refunded', [], [keep('$62.00')]],
  ['another permit refunded', [refund(4000, 'succeeded', 'la')], [keep('$62.00')]],
  ['it refunded', [refund(6200, 'succeeded', 'tx')], [`$62.00 was refunded to Visa ending in 4242. ${arrived}`]],
  [
    'a part of it on its way back',
    [refund(2000, 'pending', 'tx')],
    ['$20.00 is on its way back to Visa ending in 4242.', keep('$42.00')],
  ],
  [
    'its refund failed',
    [refund(6200, 'failed', 'tx')],
    ['A refund of $62.00 to Visa ending in 4242 did not arrive. We contact you about another way.', keep('$62.00')],
  ],
  [
    'the whole order refunded',
    [refund(10_200, 'succeeded')],
    [`$102.00 was refunded to Visa ending in 4242. ${arrived}`],
  ],
  [
    'most of the order refunded',
    [refund(9200, 'pending')],
    ['$92.00 is on its way back to Visa ending in 4242.', keep('$10.00')],
  ],
])('a refused permit with %s', (_name, refunds, told) => {
  expect(listRefusalMoney({ permitId: 'tx', price: 6200 }, { captured: 10_200, refunds })).toEqual(told);
});

test('an unknown card is called the card that paid', () => {
  expect(formatRefundedCard({ brand: 'Visa', last4: '4242' })).toBe('Visa ending in 4242');
  expect(formatRefundedCard(null)).toBe('the card that paid');
});

test('a refused permit takes its share of a refund for several', () => {
  const shared = { ...refund(5000, 'pending'), shares: { tx: 1200, la: 3800 } };
  expect(listRefusalMoney({ permitId: 'tx', price: 6200 }, { captured: 10_200, refunds: [shared] })).toEqual([
    '$12.00 is on its way back to Visa ending in 4242.',
    keep('$50.00'),
  ]);
});
