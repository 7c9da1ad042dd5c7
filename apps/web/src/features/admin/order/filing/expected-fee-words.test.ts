import { cents } from '@wideload/domain';
import { expect, test } from 'vitest';
import { formatExpectedFee } from './expected-fee-words.ts';

const sold = cents(6200);

test.each([
  ['what was sold', {}, 'Expected: $62.00, as sold.'],
  ['more', { least: cents(21_498), most: cents(21_498) }, 'Expected: $214.98. Sold for $62.00.'],
  ['a range', { most: cents(6700) }, 'Expected: $62 to $67. Sold for $62.00.'],
  ['no limit', { unknown: [{ state: 'TX', what: 'weight' }] }, 'Expected: at least $62. Sold for $62.00.'],
  [
    'a rate for each mile',
    { least: cents(6500), most: cents(6500), rates: [{ state: 'IN', perMile: 0.6, mostPerMile: 0.6, less: cents(0) }] },
    'Expected: $65 and $0.60 a mile in Indiana. Sold for $62.00.',
  ],
] as const)('%s', (_name, range, words) => {
  const expected = { now: sold, least: sold, most: sold, rates: [], unknown: [], ...range };
  expect(formatExpectedFee({ ...expected, rates: [...expected.rates], unknown: [...expected.unknown] })).toBe(words);
});
