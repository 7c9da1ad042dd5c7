import { expect, test } from 'vitest';
import { isMadeOfWords, isStrongPassword } from './password.ts';

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

const words = ['wideload', 'carrier'];

test.each(['Wideload-2026', 'wideload!', 'W1d3l0@d2026!', 'my carrier 1', 'Carrier-wideload-77'])(
  '"%s" is made of words that anybody would try',
  (password) => {
    expect(isMadeOfWords(password, words)).toBe(true);
  },
);

test.each(['Gooseneck-7', 'wideload k7x!mq2z', 'wide-load-2026', '12345678!'])('"%s" is not', (password) => {
  expect(isMadeOfWords(password, words)).toBe(false);
});
