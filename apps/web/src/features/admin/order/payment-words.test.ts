import { expect, test } from 'vitest';
import { formatAnomaly, formatDecline } from './payment-words.ts';

const attempt = { _id: '', at: '', card: { brand: 'Visa', last4: '4242' } };

test.each([
  [
    'declined',
    'insufficient_funds',
    'Your card has insufficient funds.',
    'Your card has insufficient funds. (insufficient_funds)',
  ],
  ['declined', 'lost_card', null, '(lost_card)'],
  ['declined', null, 'Your card was declined.', 'Your card was declined.'],
  ['succeeded', null, null, ''],
] as const)('an attempt that %s with %s and %j shows %j', (state, declineCode, message, words) => {
  expect(formatDecline({ ...attempt, state, declineCode, message })).toBe(words);
});

test.each([
  ['provider.amount', 'The provider took a different amount.'],
  ['provider.sign', "The provider's answer does not fit (provider.sign)."],
])('a payment with the anomaly %s shows: %s', (anomaly, words) => {
  expect(formatAnomaly(anomaly)).toBe(`${words} Look it up at the provider, and settle it with the carrier.`);
});
