import { expect, test } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { isCommonPassword, isStrongPassword } from './password.ts';

test.each([
  'abcdefg1',
  '1234567!',
  'abcdefg!',
  'with space',
  'a'.repeat(19) + '1',
  'пароль12',
  'señor!!!',
  '１２３４abcd',
  '😀😀😀😀abcd',
])('"%s" follows the rule', (password) => {
  expect(isStrongPassword(password)).toBe(true);
});

test.each([
  '',
  'abc123!',
  'abcdefgh',
  '12345678',
  '!!!!!!!!',
  'a'.repeat(20) + '1',
  'пароліїї',
  '😀😀😀😀1',
  '        ',
])('"%s" does not', (password) => {
  expect(isStrongPassword(password)).toBe(false);
});

test('a common password is found in any capitalization, and a longer one is not common', () => {
  expect(isCommonPassword('password1')).toBe(true);
  expect(isCommonPassword('PassWord1')).toBe(true);
  expect(isCommonPassword('P@SSW0RD')).toBe(true);
  expect(isCommonPassword('password1 of mine')).toBe(false);
});

test('the list holds only passwords that pass the rule, in lower case', () => {
  expect(commonPasswords.size).toBeGreaterThan(100);
  for (const password of commonPasswords) {
    expect([password, isStrongPassword(password)]).toEqual([password, true]);
    expect(password).toBe(password.toLowerCase());
  }
});
