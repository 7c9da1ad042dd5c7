import { expect, test } from 'vitest';
import { formatLeave } from './queue-row.tsx';

test.each([
  [12, 'Leaves in 12 days'],
  [1, 'Leaves in 1 day'],
  [0, 'Leaves today'],
  [-1, 'Left 1 day ago'],
  [-2, 'Left 2 days ago'],
  [null, null],
])('an order whose first permit begins in %s days', (daysLeft, text) => {
  expect(formatLeave(daysLeft)).toBe(text);
});
