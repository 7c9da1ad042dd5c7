import { expect, test } from 'vitest';
import { containsCardNumber } from './card-numbers.ts';

test.each([
  ['a number', { number: '4242424242424242' }],
  ['a number with spaces', { comment: 'charge 4242 4242 4242 4242 please' }],
  ['a number with dashes', { comment: '4242-4242-4242-4242' }],
  ['American Express', '3782 822463 10005'],
  ['Mastercard', '2223 0031 2200 3222'],
  ['Diners Club', '3056 930902 5904'],
  ['JCB of 15 digits', '213112345678904'],
  ['Visa of 13 digits', '4222222222222'],
  ['UnionPay of 19 digits', '6205500000000000004'],
  ['a number at the end of a sentence', 'Charge 4242424242424242.'],
  ['a number with its end', '4242 4242 4242 4242 12/27'],
  ['a number with its end and code', '4242-4242-4242-4242 12 27 123'],
  ['a number behind another', 'order 100001 4242424242424242'],
  ['a JSON number', { card: [4242424242424242] }],
  ['deep inside', { a: [{ b: { c: '5555555555554444' } }] }],
  ['a key', { '4242424242424242': 1 }],
])('%s is refused', (_name, body) => {
  expect(containsCardNumber(body)).toBe(true);
});

test.each([
  ['a run that fails Luhn', '4242424242424241'],
  ['numbers of a carrier in a row', '9000001 900001'],
  ['a phone and a ZIP code', 'Call 3075550101 82601.'],
  ['a phone number', { phone: '5551234567' }],
  ['an id of digits', { orderId: '01999999-4242-4242-8242-424242424242' }],
  ['the beginning of an id', '42424242-4242-4242-8abc-424242424242'],
  ['a provider id', { sourceId: 'pm_4242424242424242' }],
  ['a latitude', { lat: 39.1234567890123 }],
  ['a decimal text', '0.4242424242424242'],
  ['20 digits', '42424242424242424242'],
  ['nothing', null],
])('%s passes', (_name, body) => {
  expect(containsCardNumber(body)).toBe(false);
});
