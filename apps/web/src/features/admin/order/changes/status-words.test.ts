import { expect, test } from 'vitest';
import { findCommentProblem, findMove, listApprovalFacts } from './status-words.ts';
import { aPermit } from '#product/permit/a-permit.fixture.ts';

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

const permit = aPermit();
const units = [{ _id: permit.unit }, { _id: 'second' }];
const toPermits = [
  aPermit({ _id: 'texas', state: 'TX', status: 'issued' }),
  aPermit({ _id: 'ohio', state: 'OH', status: 'filed', unit: 'second' }),
  aPermit({ _id: 'iowa', state: 'IA', status: 'requested' }),
  aPermit({ _id: 'utah', state: 'UT', status: 'refused' }),
  aPermit({ _id: 'idaho', state: 'ID', status: 'voided' }),
];
const open = [
  { permitId: 'texas', difference: 2000, isExplained: false },
  { permitId: 'idaho', difference: -500, isExplained: true },
];

test('undecided permits, refused ones and fee differences that nobody has explained are named', () => {
  expect(listApprovalFacts({ isRefunded: false, units, permits: toPermits }, { open })).toEqual({
    isRefunded: false,
    undecided: ['Ohio, unit 2: filed', 'Iowa, unit 1: requested'],
    refused: ['Utah, unit 1'],
    openFees: ['Texas, unit 1: $20.00 more than was sold'],
  });
});

test('an order with all permits issued at the fees that were sold has nothing to name', () => {
  expect(listApprovalFacts({ isRefunded: true, units, permits: toPermits.slice(0, 1) }, { open: [] })).toEqual({
    isRefunded: true,
    undecided: [],
    refused: [],
    openFees: [],
  });
});
