import { expect, test } from 'vitest';
import { findCommentProblem, findMove } from './status-words.ts';

test('a comment of 1,000 characters is valid, a longer one is counted', () => {
  expect(findCommentProblem(` ${'x'.repeat(1000)} `)).toBeUndefined();
  expect(findCommentProblem('x'.repeat(1001))).toBe('At most 1000 characters: 1 too many');
});

test('of several moves none is preselected, and a single one is unless it rejects', () => {
  expect(findMove({ opened: 'pending', status: 'pending', chosen: undefined })).toBeUndefined();
  expect(findMove({ opened: 'pending', status: 'pending', chosen: 'approved' })).toBe('approved');
  expect(findMove({ opened: 'approved', status: 'approved', chosen: undefined })).toBeUndefined();
  expect(findMove({ opened: 'rejected', status: 'rejected', chosen: undefined })).toBe('pending');
});

test('a move that another admin has replaced must be chosen', () => {
  expect(findMove({ opened: 'pending', status: 'approved', chosen: 'approved' })).toBeUndefined();
  expect(findMove({ opened: 'pending', status: 'approved', chosen: 'rejected' })).toBe('rejected');
});
