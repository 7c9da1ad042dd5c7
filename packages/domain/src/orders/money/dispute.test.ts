import { expect, test } from 'vitest';
import {
  disputeStatuses,
  findDisputeRisk,
  formatDisputeReason,
  isDisputeOpen,
  mayMoveDispute,
  nextDisputeStatuses,
  type DisputeRisk,
  type DisputeStatus,
} from './dispute.ts';

test('every status but the first of each kind can be reached', () => {
  const reached = new Set(Object.values(nextDisputeStatuses).flat());
  expect(disputeStatuses.filter((status) => !reached.has(status as never))).toEqual(['warning_needs_response']);
});

test.each<[DisputeStatus, DisputeStatus, boolean]>([
  ['needs_response', 'under_review', true],
  ['needs_response', 'lost', true],
  ['under_review', 'won', true],
  ['warning_closed', 'needs_response', true],
  ['lost', 'won', true],
  ['under_review', 'needs_response', false],
  ['needs_response', 'warning_needs_response', false],
  ['won', 'under_review', false],
  ['won', 'lost', false],
  ['lost', 'needs_response', false],
  ['won', 'won', false],
])('from %s to %s: %s', (from, to, may) => {
  expect(mayMoveDispute(from, to)).toBe(may);
});

test('a dispute is open until it is decided', () => {
  expect(disputeStatuses.filter((status) => !isDisputeOpen(status))).toEqual([
    'warning_closed',
    'won',
    'lost',
    'prevented',
  ]);
});

test.each<[DisputeStatus, number, DisputeRisk | null]>([
  ['needs_response', 10_200, 'taken-twice'],
  ['under_review', 10_200, 'taken-twice'],
  ['needs_response', 0, 'bank-asks'],
  ['warning_needs_response', 0, 'bank-asks'],
  ['lost', 10_200, 'lost-already'],
  ['won', 0, null],
  ['warning_closed', 0, null],
  ['prevented', 0, null],
])('a refund while a dispute is %s with %i withdrawn: %s', (status, withdrawn, risk) => {
  expect(findDisputeRisk({ status, withdrawn })).toBe(risk);
});

test('a reason is written in words', () => {
  expect(formatDisputeReason('product_not_received')).toBe('product not received');
});
