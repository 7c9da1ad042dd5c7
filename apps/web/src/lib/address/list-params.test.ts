import { companyList } from '@wideload/contract/client';
import { expect, test } from 'vitest';
import { parseListParams, toSearchParams } from './list-params.ts';

const defaults = { search: '', page: 1, pageSize: 5, sort: 'name' } as const;

test.each([
  ['nothing', {}, {}],
  [
    'all of it',
    { search: '0012', page: '3', pageSize: '10', sort: '-name' },
    { search: '0012', page: 3, pageSize: 10, sort: '-name' },
  ],
  ['a page that is no number', { page: 'x' }, {}],
  ['page 0', { page: '0' }, {}],
  ['half a page', { page: '1.5' }, {}],
  ['a size nobody offers', { pageSize: '7' }, {}],
  ['a sort key that is not there', { sort: 'password', page: '2' }, { page: 2 }],
  ['a search that is too long', { search: 'x'.repeat(300) }, {}],
])('an address with %s is parsed leniently', (_, address, expected) => {
  expect(parseListParams(companyList, address)).toEqual({ ...defaults, ...expected });
});

test('the address contains only differences from the defaults', () => {
  expect(toSearchParams(companyList, defaults)).toEqual({});
  expect(toSearchParams(companyList, { ...defaults, search: 'red', page: 2 })).toEqual({ search: 'red', page: '2' });
});
