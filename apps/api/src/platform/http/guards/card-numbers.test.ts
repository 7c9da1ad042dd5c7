import { expect, test } from 'vitest';
import { containsCardNumber } from './card-numbers.ts';

test.each([
  ['a number', { number: '4242424242424242' }],
  ['a number with spaces', { comment: 'charge 4242 4242 4242 4242 please' }],
  ['a number with dashes', { comment: '4242-4242-4242-4242' }],
  ['American Express', '3782 822463 10005'],
  ['a JSON number', { card: [4242424242424242] }],
  ['deep inside', { a: [{ b: { c: '5555555555554444' } }] }],
  ['a key', { '4242424242424242': 1 }],
])('%s is refused', (_name, body) => {
  expect(containsCardNumber(body)).toBe(true);
});

test.each([
  ['a run that fails Luhn', '4242424242424241'],
  ['a phone number', { phone: '5551234567' }],
  ['an id of digits', { orderId: '01999999-4242-4242-8242-424242424242' }],
  ['a provider id', { sourceId: 'pm_4242424242424242' }],
  ['a latitude', { lat: 39.1234567890123 }],
  ['a decimal text', '0.4242424242424242'],
  ['20 digits', '42424242424242424242'],
  ['nothing', null],
])('%s passes', (_name, body) => {
  expect(containsCardNumber(body)).toBe(false);
});
