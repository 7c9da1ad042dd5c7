import { expect, test } from 'vitest';
import { computeLastPage, listPages } from './pagination.tsx';

test.each([
  [0, 5, 1],
  [5, 5, 1],
  [6, 5, 2],
  [44, 5, 9],
])('%i rows of %i a page end on page %i', (total, pageSize, last) => {
  expect(computeLastPage({ total, pageSize })).toBe(last);
});

test.each([
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
])('on page %i of %i both ends and the neighbors have a button', (page, last, shown) => {
  expect(listPages(page, last)).toEqual(shown);
});
