import { expect, test } from 'vitest';
import { formatTable, getShare, listWeakest, type Row } from './table.ts';

const slow: Row = { what: 'an order', against: 'its query', ratio: 5, atMost: 4, figures: '5.0 to 1.0 ms' };
const near: Row = { what: 'a route', against: 'parsing the roads', ratio: 0.4, atMost: 0.5 };
const fast: Row = { what: 'permit checks', against: 'one parsing of the roads', ratio: 4000, atLeast: 1000 };

test.each([
  ['above its most', slow, 1.25],
  ['below its most', near, 0.8],
  ['above its least', fast, 0.25],
])('the share of the budget: %s', (_, row, share) => {
  expect(getShare(row)).toBeCloseTo(share);
});

test('the weakest come first', () => {
  expect(listWeakest([fast, near, slow], 2)).toEqual([slow, near]);
});

test('the table has a line for each row, and says which missed its budget', () => {
  expect(formatTable([slow, fast]).split('\n')).toEqual([
    '        of budget  ratio  budget          what           against                   figures',
    'MISSED  125 %      5.00   at most 4.00    an order       its query                 5.0 to 1.0 ms',
    'ok      25 %       4,000  at least 1,000  permit checks  one parsing of the roads',
  ]);
});

test('a ratio that could not be measured has missed its budget', () => {
  expect(formatTable([{ ...near, ratio: Number.NaN }])).toContain('MISSED');
});
