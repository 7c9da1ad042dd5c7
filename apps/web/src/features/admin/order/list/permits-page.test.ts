import { describe, expect, it } from 'vitest';
import { describePaid, findRowKeys } from './permits-page.tsx';

const before = { ids: ['a', 'b', 'c'], keys: [4, 0, 2] };

describe('the rows of a list that changes', () => {
  it.each([
    ['the same entries', ['a', 'b', 'c'], [4, 0, 2]],
    ['entries in another order', ['c', 'a', 'b'], [2, 4, 0]],
    ['a new entry above: it gets a row of its own', ['n', 'a', 'b'], [5, 4, 0]],
    ['one entry that stays among others', ['n', 'm', 'c'], [5, 6, 2]],
    ['a page of other entries: their rows are filled again', ['x', 'y', 'z'], [4, 0, 2]],
    ['a longer page of others', ['x', 'y', 'z', 'w'], [4, 0, 2, 8]],
    ['a shorter page of others', ['x'], [4]],
    ['no entries', [], []],
  ])('%s', (_, ids, keys) => {
    expect(findRowKeys(before, ids)).toEqual(keys);
  });

  it('are numbered from the first page on', () => {
    expect(findRowKeys({ ids: [], keys: [] }, ['a', 'b'])).toEqual([0, 1]);
  });
});

it.each([
  [{ paid: 12_200, refunded: 0 }, []],
  [{ paid: 44_498, refunded: 2000 }, ['$444.98 paid in all', '$20.00 refunded']],
  [{ paid: 12_200, refunded: 12_200, isRefunded: true }, ['Refunded']],
  [{ paid: 0, refunded: 0 }, []],
])('the total of an order is followed by what was paid beyond it and what was refunded: %o', (sums, lines) => {
  expect(describePaid({ isRefunded: false, totalPrice: 12_200, ...sums })).toEqual(lines);
});
