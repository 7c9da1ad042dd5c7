import { expect, test } from 'vitest';
import {
  isInWork,
  mayResubmit,
  mayMove,
  listAdminMoves,
  nextStatuses,
  type OrderStatus,
  orderStatuses,
  activeStatuses,
  isHalted,
  isPlaced,
  workableStatuses,
} from './order-status.ts';

const moves = new Set([
  'draft pending',
  'pending approved',
  'pending rejected',
  'approved rejected',
  'rejected pending',
]);

const pairs = orderStatuses.flatMap((from) => orderStatuses.map((to) => ({ from, to })));

test.each(pairs)('$from to $to is decided by the list of moves', ({ from, to }) => {
  expect(mayMove(from, to)).toBe(moves.has(`${from} ${to}`));
});

test.each(orderStatuses.flatMap((status) => [true, false].map((isRefunded) => ({ status, isRefunded }))))(
  'an order is in work while it is pending and its money was not refunded: $status, refunded $isRefunded',
  ({ status, isRefunded }) => {
    expect(isInWork({ status, isRefunded })).toBe(status === 'pending' && !isRefunded);
    expect(mayResubmit({ status, isRefunded })).toBe(['pending', 'rejected'].includes(status) && !isRefunded);
  },
);

test('every status can be reached from a draft, and nothing returns to one', () => {
  const reached = new Set<OrderStatus>(['draft']);
  for (const status of reached) for (const next of nextStatuses[status]) reached.add(next);
  expect([...reached].toSorted()).toEqual(orderStatuses.toSorted());
  for (const status of orderStatuses) expect(mayMove(status, 'draft')).toBe(false);
});

test('an admin makes the listed moves of a paid order, and never moves a draft', () => {
  expect(listAdminMoves('draft')).toEqual([]);
  for (const status of ['pending', 'approved', 'rejected'] as const)
    expect(listAdminMoves(status)).toEqual(nextStatuses[status]);
});

test('an order is placed once it is paid, worked on while it waits, and halted when it is rejected', () => {
  expect(orderStatuses.filter((status) => isPlaced(status))).toEqual(['pending', 'approved', 'rejected']);
  expect(workableStatuses).toEqual(['pending']);
  expect(activeStatuses).toEqual(['pending', 'approved']);
  expect(orderStatuses.filter((status) => isHalted(status))).toEqual(['rejected']);
});
