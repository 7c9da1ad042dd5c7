import { expect, test } from 'vitest';
import { checkEntry, describeEntry, findBrand, readExpiry } from '../browser/card-entry.js';
import { testCards } from './test-cards.ts';

const today = { year: 2026, month: 11 };

test.each([
  ['number', testCards.map(({ number }) => number)],
  ['alias', testCards.map(({ alias }) => alias)],
  ['last four digits', testCards.map(({ number }) => number.slice(-4))],
])('no two test cards have the same %s', (_name, values) => {
  expect(new Set(values).size).toBe(values.length);
});

test.each(testCards)('$number can be entered and gives its alias, never its number', ({ number, alias, brand }) => {
  const entry = { number, expiry: '12/30', cvc: brand === 'amex' ? '1234' : '123' };
  expect(checkEntry(entry, testCards, today)).toEqual({ ok: true, alias, expMonth: 12, expYear: 2030 });
  expect(findBrand(number)).toBe(brand);
});

test.each([
  ['4242 4242 4242 4242', 'pm_card_visa'],
  ['4242-4242-4242-4242', 'pm_card_visa'],
  ['3782 822463 10005', 'pm_card_amex'],
])('%s is found with its spaces and dashes', (number, alias) => {
  const cvc = alias === 'pm_card_amex' ? '1234' : '123';
  expect(checkEntry({ number, expiry: '12/30', cvc }, testCards, today)).toMatchObject({ ok: true, alias });
});

test.each([
  ['', 'Your card number is incomplete.'],
  ['4242 4242', 'Your card number is incomplete.'],
  ['4242 4242 4242 4241', 'Your card number is invalid.'],
  ['4242 4242 4242 424x', 'Your card number is invalid.'],
  ['4111 1111 1111 1111', 'Only the documented test cards work in the sandbox.'],
  ['6011 1111 1111 1117', 'Only the documented test cards work in the sandbox.'],
])('the number %j is refused in the frame: %s', (number, message) => {
  expect(checkEntry({ number, expiry: '12/30', cvc: '123' }, testCards, today)).toEqual({
    ok: false,
    field: 'number',
    message,
  });
});

test.each([
  ['12 / 30', 12, 2030],
  ['1230', 12, 2030],
  ['12/2030', 12, 2030],
  ['1/27', 1, 2027],
  ['11/26', 11, 2026],
])('the expiry %j is read', (expiry, expMonth, expYear) => {
  expect(readExpiry(expiry, today)).toEqual({ ok: true, expMonth, expYear });
});

test.each([
  ['', "Your card's expiration date is incomplete."],
  ['12', "Your card's expiration date is incomplete."],
  ['12/3', "Your card's expiration date is incomplete."],
  ['13/30', "Your card's expiration date is invalid."],
  ['00/30', "Your card's expiration date is invalid."],
  ['10/26', "Your card's expiration date is in the past."],
  ['12/25', "Your card's expiration date is in the past."],
])('the expiry %j is refused: %s', (expiry, message) => {
  const entry = { number: '4242424242424242', expiry, cvc: '123' };
  expect(checkEntry(entry, testCards, today)).toEqual({ ok: false, field: 'expiry', message });
});

test.each([
  ['4242424242424242', '12', "Your card's security code is incomplete."],
  ['4242424242424242', '1234', "Your card's security code is invalid."],
  ['378282246310005', '123', "Your card's security code is incomplete."],
  ['378282246310005', '12a4', "Your card's security code is invalid."],
])('%s with the code %j is refused: %s', (number, cvc, message) => {
  expect(checkEntry({ number, expiry: '12/30', cvc }, testCards, today)).toEqual({ ok: false, field: 'cvc', message });
});

test('an unfinished form shows no error, and a wrong number shows one', () => {
  expect(describeEntry({ number: '', expiry: '', cvc: '' }, testCards, today)).toEqual({
    complete: false,
    empty: true,
    brand: 'unknown',
    error: undefined,
  });
  expect(describeEntry({ number: '55', expiry: '', cvc: '' }, testCards, today)).toMatchObject({
    brand: 'mastercard',
    error: undefined,
  });
  expect(describeEntry({ number: '4242424242424241', expiry: '', cvc: '' }, testCards, today).error).toEqual({
    type: 'validation_error',
    code: 'invalid_number',
    message: 'Your card number is invalid.',
  });
  expect(describeEntry({ number: '4242424242424242', expiry: '12/30', cvc: '123' }, testCards, today).complete).toBe(
    true,
  );
});
