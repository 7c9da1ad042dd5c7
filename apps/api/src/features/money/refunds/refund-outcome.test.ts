import { cents } from '@wideload/domain';
import { expect, test } from 'vitest';
import { formatRefund } from './refund-outcome.ts';

const visa = { brand: 'Visa', last4: '4242' };

test.each([
  ['requested', 'Refund of $62.00 to Visa ending in 4242.'],
  ['pending', 'Refund of $62.00 to Visa ending in 4242: the provider is working on it.'],
  ['succeeded', '$62.00 refunded to Visa ending in 4242. Banks take 5 to 10 business days to show it.'],
  ['failed', 'The refund of $62.00 to Visa ending in 4242 did not arrive. We will contact you about it.'],
  ['canceled', 'The refund of $62.00 to Visa ending in 4242 was canceled.'],
] as const)('a refund that is %s has its sentence', (state, sentence) => {
  expect(formatRefund(state, { amount: cents(6200), card: visa })).toBe(sentence);
});

test('a refund whose card is unknown goes to the card that paid', () => {
  expect(formatRefund('requested', { amount: cents(100), card: null })).toBe('Refund of $1.00 to the card that paid.');
});
