import { describe, expect, test } from 'vitest';
import { cents, formatDollars, parseDollars, sumCents, multiplyCents } from './money.ts';

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [1000, '$10.00'],
  [123_400, '$1,234.00'],
  [99_999_999, '$999,999.99'],
  [123_456_789_01, '$123,456,789.01'],
  [-505, '-$5.05'],
])('%i cents read %s', (amount, text) => {
  expect(formatDollars(cents(amount))).toBe(text);
});

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is no amount of cents', (amount) => {
  expect(() => cents(amount)).toThrow(RangeError);
});

describe('arithmetic stays in whole cents', () => {
  test('an empty sum is zero', () => {
    expect(sumCents([])).toBe(0);
  });

  test('a sum is the same in any order and a product is a repeated sum', () => {
    const amounts = [6, 1000, 6200, 33].map(cents);
    expect(sumCents(amounts)).toBe(sumCents(amounts.toReversed()));
    for (let times = 0; times < 40; times++) {
      expect(multiplyCents(cents(1033), times)).toBe(sumCents(Array.from({ length: times }, () => cents(1033))));
    }
  });
});

test.each([
  ['62', 6200],
  ['62.5', 6250],
  [' $1,234.50 ', 123_450],
  ['0', 0],
  ['.50', 50],
  ['$.5', 50],
  ['62.', 6200],
  ['62.-', 6200],
  ['62$', 6200],
  ['62.50 USD', 6250],
  ['USD 62', 6200],
  ['US$62.50', 6250],
  ['US $ 1,062', 106_200],
  ['62 dollars', 6200],
  ['.', null],
  ['$', null],
  ['62.50-', null],
  ['62,50', null],
  ['1.234,50', null],
  ['1.234', null],
  ['62 + 3', null],
  ['62 CAD', null],
  ['62.505', null],
  ['1,2', null],
  ['-5', null],
  ['', null],
  ['sixty', null],
])('the amount %j is read as %j cents', (text, amount) => {
  expect(parseDollars(text)).toBe(amount);
});
