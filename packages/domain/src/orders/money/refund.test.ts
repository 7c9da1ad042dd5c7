import { expect, test } from 'vitest';
import { cents } from '../../basics/money.ts';
import {
  isHoldingMoney,
  mayMoveRefund,
  nextRefundStates,
  parseRefundAmount,
  computeRefundable,
  checkRefundReason,
  refundStates,
  type RefundState,
} from './refund.ts';

const moves = new Set([
  'requested pending',
  'requested succeeded',
  'requested failed',
  'requested canceled',
  'pending succeeded',
  'pending failed',
  'pending canceled',
  'succeeded failed',
]);

const pairs = refundStates.flatMap((from) => refundStates.map((to) => ({ from, to })));

test.each(pairs)('$from to $to is decided by the list of moves', ({ from, to }) => {
  expect(mayMoveRefund(from, to)).toBe(moves.has(`${from} ${to}`));
});

test('every state can be reached from a request, and nothing leads back to one', () => {
  const reached = new Set<RefundState>(['requested']);
  for (const state of reached) for (const next of nextRefundStates[state]) reached.add(next);
  expect([...reached].toSorted()).toEqual(refundStates.toSorted());
  expect(refundStates.filter((from) => mayMoveRefund(from, 'requested'))).toEqual([]);
});

test('money that a move sets free is never taken back by a later one', () => {
  for (const { from, to } of pairs.filter((pair) => mayMoveRefund(pair.from, pair.to)))
    expect(isHoldingMoney(from) || !isHoldingMoney(to)).toBe(true);
});

test.each([
  ['nothing yet', 10_200, 0, 10_200],
  ['a part', 10_200, 6_200, 4_000],
  ['all', 10_200, 10_200, 0],
  ['more than was taken, at the provider', 10_200, 12_000, 0],
  ['nothing of nothing', 0, 0, 0],
])('after %s was refunded the rest can be', (_name, captured, refunded, left) => {
  expect(computeRefundable({ captured, refunded })).toBe(left);
});

const most = cents(10_200);

test.each([
  ['62', 6200],
  ['62.5', 6250],
  [' $62.50 ', 6250],
  ['0.01', 1],
  ['102', 10_200],
  ['$102.00', 10_200],
])('%j is an amount that can be refunded of $102.00', (text, amount) => {
  expect(parseRefundAmount(text, most)).toEqual({ amount });
});

test.each([
  ['', 'amount.missing'],
  ['  ', 'amount.missing'],
  ['sixty', 'amount.unreadable'],
  ['-5', 'amount.unreadable'],
  ['62.505', 'amount.unreadable'],
  ['1e2', 'amount.unreadable'],
  ['0', 'amount.zero'],
  ['$0.00', 'amount.zero'],
])('%j is none: %s', (text, code) => {
  expect(parseRefundAmount(text, most)).toEqual({ error: { code } });
});

test.each([
  ['102.01', most],
  ['999,999', most],
  ['1', cents(0)],
])('%j is more than can be refunded, and the answer has the limit', (text, refundable) => {
  expect(parseRefundAmount(text, refundable)).toEqual({ error: { code: 'amount.too-high', refundable } });
});

test.each([
  ['Texas took it back.', null],
  ['x'.repeat(500), null],
  ['', 'reason.missing'],
  [' \n ', 'reason.missing'],
  ['x'.repeat(501), 'reason.too-long'],
])('the reason %j is judged', (reason, code) => {
  expect(checkRefundReason(reason)).toEqual(code && { code });
});
