import { expect, test } from 'vitest';
import { compareMiles } from './trip-route.texts.ts';

test.each([
  [36, '36 miles longer'],
  [-36, '36 miles shorter'],
  [-1, '1 mile shorter'],
  [1200, '1,200 miles longer'],
  [0, 'as long'],
])('%i miles more than the other way: %s', (more, text) => {
  expect(compareMiles(more)).toBe(text);
});
