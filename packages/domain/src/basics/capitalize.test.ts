import { expect, test } from 'vitest';
import { capitalize, uncapitalize } from './capitalize.ts';

test.each([
  ['a text', 'width 14 ft', 'Width 14 ft'],
  ['one that begins with an accent', 'último día', 'Último día'],
  ['one that begins with a figure', '2 escorts', '2 escorts'],
  ['nothing', '', ''],
])('%s begins with a capital, and the rest stays', (_name, text, expected) => {
  expect(capitalize(text)).toBe(expected);
});

test.each([
  ['The width is over the limit', 'the width is over the limit'],
  ['Último día', 'último día'],
  ['2 escorts', '2 escorts'],
  ['', ''],
])('within a sentence %j is %j', (text, expected) => {
  expect(uncapitalize(text)).toBe(expected);
});
