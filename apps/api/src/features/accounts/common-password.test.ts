import { isStrongPassword } from '@wideload/domain';
import { expect, test } from 'vitest';
import { findWeakness } from './passwords.ts';
import { commonPasswords } from './common-passwords.ts';

test.each([
  ['password1', 'most common'],
  ['PassWord1', 'most common'],
  ['Trustno1', 'most common'],
  ['P@SSW0RD', 'most common'],
  ['Wideload-2026', 'our name'],
  ['abcdefgh', 'at least 2 categories'],
])('"%s" is refused as %s', (password, why) => {
  expect(findWeakness(password)).toContain(why);
});

test('a password that only begins like a common one is taken', () => {
  expect(findWeakness('password1 of mine')).toBeNull();
});

test('the list has more than 3,000 passwords, all of which pass the rule, in lower case', () => {
  const wrong = [...commonPasswords].filter((word) => !isStrongPassword(word) || word !== word.toLowerCase());
  expect(wrong).toEqual([]);
  expect(commonPasswords.size).toBeGreaterThan(3000);
});
