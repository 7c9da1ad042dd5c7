import { expect, test } from 'vitest';
import { cents } from './money.ts';
import {
  isHoldingMoney,
  mayMoveRefund,
  nextRefundStates,
  parseRefundAmount,
  computeRefundable,
  refundReasonProblem,
  formatRefund,
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
  ['', 'Please input the amount!'],
  ['  ', 'Please input the amount!'],
  ['sixty', 'Not an amount in dollars: write 62 or 62.50'],
  ['-5', 'Not an amount in dollars: write 62 or 62.50'],
  ['62.505', 'Not an amount in dollars: write 62 or 62.50'],
  ['1e2', 'Not an amount in dollars: write 62 or 62.50'],
  ['0', 'The amount must be more than $0.00'],
  ['$0.00', 'The amount must be more than $0.00'],
  ['102.01', 'At most $102.00 can be refunded.'],
  ['999,999', 'At most $102.00 can be refunded.'],
])('%j is none: %s', (text, problem) => {
  expect(parseRefundAmount(text, most)).toEqual({ problem });
});

test('where nothing is left, the message says so', () => {
  const problem = 'All that was paid is refunded already, or on its way back.';
  expect(parseRefundAmount('1', cents(0))).toEqual({ problem });
});

test.each([
  ['Texas took it back.', null],
  ['x'.repeat(500), null],
  ['', 'Please input the reason!'],
  [' \n ', 'Please input the reason!'],
  ['x'.repeat(501), 'At most 500 characters'],
])('the reason %j is judged', (reason, problem) => {
  expect(refundReasonProblem(reason)).toBe(problem);
});

const visa = { brand: 'Visa', last4: '4242' };

test.each([
  ['requested', 'Refund of $62.00 to Visa ending in 4242.'],
  ['pending', 'Refund of $62.00 to Visa ending in 4242: the provider is working on it.'],
  ['succeeded', '$62.00 refunded to Visa ending in 4242. Banks take 5 to 10 business days to show it.'],
  ['failed', 'The refund of $62.00 to Visa ending in 4242 did not arrive. We contact you about it.'],
  ['canceled', 'The refund of $62.00 to Visa ending in 4242 was canceled.'],
] as const)('a refund that is %s is told in one sentence', (state, sentence) => {
  expect(formatRefund(state, { amount: cents(6200), card: visa })).toBe(sentence);
});

test('a refund whose card is not known goes to the card that paid', () => {
  expect(formatRefund('requested', { amount: cents(100), card: null })).toBe('Refund of $1.00 to the card that paid.');
});
