import { expect, test } from 'vitest';
import { formatPoNumber, formatPoNumberChange } from './po-number.ts';

test.each([
  ['given', '', 'PO 88-2104', 'PO 88-2104 (was none)'],
  ['replaced', 'PO 88-2104', 'Job 7731', 'Job 7731 (was PO 88-2104)'],
  ['taken away', 'Job 7731', '', 'None (was Job 7731)'],
])('a number that is %s names both', (_name, from, to, words) => {
  expect(formatPoNumberChange(from, to)).toBe(words);
});

test.each([
  ['', ''],
  ['4711', 'PO / job 4711'],
  ['PO 88-2104', 'PO 88-2104'],
  ['p.o. #12', 'p.o. #12'],
  ['po#55', 'po#55'],
  ['PO12', 'PO12'],
  ['Purchase order 9', 'Purchase order 9'],
  ['Job 7731', 'Job 7731'],
  ['Portland 5', 'PO / job Portland 5'],
  ['Jobst 5', 'PO / job Jobst 5'],
])('a number typed as “%s” is shown among other facts as “%s”', (typed, shown) => {
  expect(formatPoNumber(typed)).toBe(shown);
});
