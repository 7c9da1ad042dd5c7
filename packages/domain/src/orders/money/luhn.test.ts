import { expect, test } from 'vitest';
import { isLuhnValid } from './luhn.ts';

test.each(['4242424242424242', '378282246310005', '5555555555554444', '0', '18'])('%s passes', (digits) => {
  expect(isLuhnValid(digits)).toBe(true);
});

test.each(['', '4242424242424241', '4242424242424224', '1'])('%j does not', (digits) => {
  expect(isLuhnValid(digits)).toBe(false);
});
