import { isLuhnValid } from '@wideload/domain';
import { expect, test } from 'vitest';
import {
  checkSandboxEntry,
  findSandboxCard,
  readExpiry,
  sandboxBrand,
  sandboxCards,
  sandboxEntryState,
} from './sandbox-cards.ts';

const today = { year: 2026, month: 11 };

test('every listed number is a card number, and no number or alias stands twice', () => {
  for (const { number } of sandboxCards) expect(isLuhnValid(number), number).toBe(true);
  expect(new Set(sandboxCards.map(({ number }) => number)).size).toBe(sandboxCards.length);
  expect(new Set(sandboxCards.map(({ alias }) => alias)).size).toBe(sandboxCards.length);
});

test('every listed card can be entered and gives its alias, never its number', () => {
  for (const { number, alias, brand } of sandboxCards) {
    const check = checkSandboxEntry({ number, expiry: '12/30', cvc: brand === 'amex' ? '1234' : '123' }, today);
    expect(check).toEqual({ ok: true, alias, brand, expMonth: 12, expYear: 2030 });
    expect(sandboxBrand(number)).toBe(brand);
  }
});

test.each([
  ['4242 4242 4242 4242', 'pm_card_visa'],
  ['4242-4242-4242-4242', 'pm_card_visa'],
  ['3782 822463 10005', 'pm_card_amex'],
])('%s is found with its spaces and dashes', (number, alias) => {
  expect(findSandboxCard(number)?.alias).toBe(alias);
});

test.each([
  ['', 'Your card number is incomplete.'],
  ['4242 4242', 'Your card number is incomplete.'],
  ['4242 4242 4242 4241', 'Your card number is invalid.'],
  ['4242 4242 4242 424x', 'Your card number is invalid.'],
  ['4111 1111 1111 1111', 'Only the documented test cards work in the sandbox.'],
  ['6011 1111 1111 1117', 'Only the documented test cards work in the sandbox.'],
])('the number %j is refused in the browser: %s', (number, message) => {
  expect(checkSandboxEntry({ number, expiry: '12/30', cvc: '123' }, today)).toEqual({
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
  expect(checkSandboxEntry(entry, today)).toEqual({ ok: false, field: 'expiry', message });
});

test.each([
  ['4242424242424242', '12', "Your card's security code is incomplete."],
  ['4242424242424242', '1234', "Your card's security code is invalid."],
  ['378282246310005', '123', "Your card's security code is incomplete."],
  ['378282246310005', '12a4', "Your card's security code is invalid."],
])('%s with the code %j is refused: %s', (number, cvc, message) => {
  expect(checkSandboxEntry({ number, expiry: '12/30', cvc }, today)).toEqual({ ok: false, field: 'cvc', message });
});

test('an unfinished form has no error yet, a wrong number has one', () => {
  expect(sandboxEntryState({ number: '', expiry: '', cvc: '' }, today)).toEqual({
    complete: false,
    empty: true,
    brand: null,
    error: null,
  });
  expect(sandboxEntryState({ number: '55', expiry: '', cvc: '' }, today)).toMatchObject({
    brand: 'mastercard',
    error: null,
  });
  expect(sandboxEntryState({ number: '4242424242424241', expiry: '', cvc: '' }, today).error).toBe(
    'Your card number is invalid.',
  );
  expect(sandboxEntryState({ number: '4242424242424242', expiry: '12/30', cvc: '123' }, today).complete).toBe(true);
});
