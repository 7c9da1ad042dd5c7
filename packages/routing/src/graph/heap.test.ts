import { expect, test } from 'vitest';
import { createHeap } from './heap.ts';

test('items leave the heap by cost, whatever the order in which they were added', () => {
  const heap = createHeap();
  const costs = Array.from({ length: 500 }, (_, at) => (at * 7919) % 503);
  for (const cost of costs) heap.push(cost, cost / 10);
  expect(costs.map(() => heap.pop())).toEqual(costs.toSorted((a, b) => a - b));
  expect(heap.pop()).toBeNull();
});
