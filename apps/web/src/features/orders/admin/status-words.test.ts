import { expect, test } from 'vitest';
import { commentProblem, unissuedWords } from './status-words.ts';

test('one permit that is missing, and several, are counted in words', () => {
  expect(unissuedWords(1)).toMatch(/^1 permit of this order is not issued yet/);
  expect(unissuedWords(3)).toMatch(/^3 permits of this order are not issued yet/);
});

test('a comment of a thousand characters is taken, one more is counted', () => {
  expect(commentProblem(` ${'x'.repeat(1000)} `)).toBeUndefined();
  expect(commentProblem('x'.repeat(1001))).toBe('At most 1000 characters: 1 too many');
});
