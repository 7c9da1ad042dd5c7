import { cents } from '@wideload/domain';
import { expect, test } from 'vitest';
import { formatExpectedFee } from './expected-fee-words.ts';

const sold = cents(6200);

test.each([
  ['what was sold', { least: sold, most: sold, perMile: 0 }, 'Expected: $62.00, as sold.'],
  ['more', { least: cents(21_498), most: cents(21_498), perMile: 0 }, 'Expected: $214.98. Sold for $62.00.'],
  ['a range', { least: sold, most: cents(6700), perMile: 0 }, 'Expected: $62.00 to $67.00. Sold for $62.00.'],
  ['no limit', { least: sold, most: null, perMile: 0 }, 'Expected: at least $62.00. Sold for $62.00.'],
  [
    'a rate for each mile',
    { least: cents(6500), most: null, perMile: 0.6 },
    'Expected: at least $65.00, and $0.60 a mile in the state. Sold for $62.00.',
  ],
])('%s', (_name, range, words) => {
  expect(formatExpectedFee({ sold, ...range })).toBe(words);
});
