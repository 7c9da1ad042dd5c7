import { expect, test } from 'vitest';
import { parseOrderSearch } from './order-search.ts';

const none = { from: null, to: null };

test.each([
  ['a number', '100004', 100_004, '10000400-0000-0000-0000-000000000000', '100004ff-ffff-ffff-ffff-ffffffffffff'],
  [
    'a number with its sign',
    '#100004',
    100_004,
    '10000400-0000-0000-0000-000000000000',
    '100004ff-ffff-ffff-ffff-ffffffffffff',
  ],
  [
    'the beginning of an id',
    '019AB',
    null,
    '019ab000-0000-0000-0000-000000000000',
    '019abfff-ffff-ffff-ffff-ffffffffffff',
  ],
  [
    'a beginning with hyphens',
    '019ab111-2c',
    null,
    '019ab111-2c00-0000-0000-000000000000',
    '019ab111-2cff-ffff-ffff-ffffffffffff',
  ],
  [
    'a whole id',
    '019ab111-2c3d-7000-8000-0123456789ab',
    null,
    '019ab111-2c3d-7000-8000-0123456789ab',
    '019ab111-2c3d-7000-8000-0123456789ab',
  ],
])('%s asks for that order, or for those whose ids begin so', (_case, search, orderNumber, from, to) => {
  expect(parseOrderSearch(search)).toEqual({ orderNumber, from, to });
});

test.each([
  'ann@carrier.example',
  '%',
  '019-',
  '#',
  "'; DROP TABLE orders",
  '019ab1112',
  'ffffffff-ffff-ffff-ffff-fffffffffffff',
])('%s asks for nothing', (search) => {
  expect(parseOrderSearch(search)).toEqual({ orderNumber: null, ...none });
});

test('a long row of digits is no number of the database', () => {
  expect(parseOrderSearch('12345678901')).toEqual({ orderNumber: null, ...none });
});
