import { expect, test } from 'vitest';
import { formatPoNumberChange } from './po-number.ts';

test.each([
  ['given', '', 'PO 88-2104', 'PO 88-2104 (was none)'],
  ['replaced', 'PO 88-2104', 'Job 7731', 'Job 7731 (was PO 88-2104)'],
  ['taken away', 'Job 7731', '', 'None (was Job 7731)'],
])('a number that is %s names both', (_name, from, to, words) => {
  expect(formatPoNumberChange(from, to)).toBe(words);
});
