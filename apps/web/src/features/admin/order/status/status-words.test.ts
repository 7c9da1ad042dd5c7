import { expect, test } from 'vitest';
import { findCommentProblem, findMove, formatUnissued } from './status-words.ts';

test('one permit that is missing, and several, are counted in words', () => {
  expect(formatUnissued(1)).toMatch(/^1 permit of this order is not issued yet/);
  expect(formatUnissued(3)).toMatch(/^3 permits of this order are not issued yet/);
});

test('a comment of a thousand characters is taken, one more is counted', () => {
  expect(findCommentProblem(` ${'x'.repeat(1000)} `)).toBeUndefined();
  expect(findCommentProblem('x'.repeat(1001))).toBe('At most 1000 characters: 1 too many');
});

test('of several moves none is taken for chosen, and a single one is', () => {
  expect(findMove({ opened: 'pending', status: 'pending', chosen: undefined })).toBeUndefined();
  expect(findMove({ opened: 'pending', status: 'pending', chosen: 'approved' })).toBe('approved');
  expect(findMove({ opened: 'approved', status: 'approved', chosen: undefined })).toBe('rejected');
});

test('an order that somebody else has moved goes nowhere that was not chosen', () => {
  expect(findMove({ opened: 'pending', status: 'approved', chosen: 'approved' })).toBeUndefined();
  expect(findMove({ opened: 'pending', status: 'approved', chosen: 'rejected' })).toBe('rejected');
});
