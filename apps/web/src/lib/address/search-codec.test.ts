import { expect, test } from 'vitest';
import { parseSearch, formatSearch, readTexts } from './search-codec.ts';

test.each(['', '?search=0012', '?order=true&step=1e3', '?search=a+%26+b%2F%C3%A9'])(
  '%j survives a round trip',
  (address) => {
    expect(formatSearch(parseSearch(address))).toBe(address);
  },
);

test('missing values leave no trace in the address', () => {
  expect(formatSearch({ search: '', page: undefined, order: null })).toBe('');
});

test('a route keeps only the parameters it declares', () => {
  expect(readTexts('order', 'step')({ order: '1', other: 'x', step: 5 })).toEqual({ order: '1' });
});
