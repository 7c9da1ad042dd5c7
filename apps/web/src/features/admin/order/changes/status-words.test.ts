import { expect, test } from 'vitest';
import { findCommentProblem, findMove } from './status-words.ts';

test('a comment of 1,000 characters is valid, a longer one is counted', () => {
  expect(findCommentProblem(` ${'x'.repeat(1000)} `)).toBeUndefined();
  expect(findCommentProblem('x'.repeat(1001))).toBe('At most 1000 characters: 1 too many');
});

test.each([
  ['of several moves none is preselected', ['approved', 'rejected'], true, undefined, undefined],
  ['a chosen one is taken', ['approved', 'rejected'], true, 'approved', 'approved'],
  ['a single one is preselected', ['pending'], true, undefined, 'pending'],
  ['a single one is preselected where the others are a lead’s', ['approved'], true, undefined, 'approved'],
  ['but no rejection', ['rejected'], true, undefined, undefined],
  ['one that another admin has made is gone', ['rejected'], false, 'approved', undefined],
  ['the one that is left must be chosen', ['pending'], false, undefined, undefined],
  ['and is, by a press', ['rejected'], false, 'rejected', 'rejected'],
] as const)('the move of the modal: %s', (_title, moves, isSeen, chosen, expected) => {
  expect(findMove({ moves, isSeen, chosen })).toBe(expected);
});
