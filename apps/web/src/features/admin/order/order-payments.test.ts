import { refundStates } from '@wideload/domain';
import { expect, test } from 'vitest';
import { describeRefundCard, describeRefund } from '#product/order/refund-words.ts';
import { formatRefundFailure, formatRefundState } from './order-payments.tsx';

test.each([
  ['requested', 'Requested; checking with the provider'],
  ['pending', 'In progress at the provider'],
  ['succeeded', 'Refunded'],
  ['failed', 'Failed, nothing was given back'],
  ['canceled', 'Canceled, nothing was given back'],
] as const)('an admin sees a refund that is %s as: %s', (state, word) => {
  expect(formatRefundState({ state })).toBe(word);
});

test.each([
  ['a code of the provider', 'failed', 'expired_or_canceled_card', 'The card has expired or was canceled.'],
  ['our own code', 'failed', 'not_executed', 'The provider never received it.'],
  ['a sentence of the provider', 'failed', 'The refund is greater.', 'The refund is greater.'],
  ['no reason', 'failed', null, 'The provider gives no reason.'],
  ['no failure', 'succeeded', null, ''],
] as const)('the reason of a failure is shown: %s', (_name, state, failure, expected) => {
  expect(formatRefundFailure({ state, failure })).toBe(expected);
});

test.each([
  ['requested', 'Requested', 'We are sending it to the card’s bank.'],
  ['pending', 'In progress', 'The card’s bank is working on it.'],
  ['succeeded', 'Refunded', 'Banks take 5 to 10 business days to show it.'],
  [
    'failed',
    'Did not arrive',
    'The money did not reach the card. A representative will contact you about another way to pay you back.',
  ],
  ['canceled', 'Canceled', 'Nothing was refunded. Contact us if you were expecting a refund.'],
] as const)('the carrier sees a refund that is %s as: %s', (state, word, next) => {
  expect(describeRefund({ state })).toEqual({ word, next });
  expect(refundStates).toContain(state);
});

test.each([
  [{ brand: 'Visa', last4: '4242' }, 'Visa ending in 4242'],
  [null, 'the card that paid'],
])('the card %j is %s', (card, words) => {
  expect(describeRefundCard({ card })).toBe(words);
});
