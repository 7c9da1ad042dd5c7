import { expect, test } from 'vitest';
import { requiredText, wholeNumber } from './values.ts';

const name = requiredText(12, 'company-name.not-verified');

test('a text without anything to see is missing', () => {
  for (const empty of ['', ' ', '\u200B', '\u2060\u00A0\uFEFF\n']) expect(name.safeParse(empty).success).toBe(false);
});

test('what nobody sees at the ends is neither stored nor counted', () => {
  expect(name.parse('\u202AAcme Hauling\u202C')).toBe('Acme Hauling');
  expect(wholeNumber(9999).parse('\u200E2022\u200E')).toBe(2022);
});
