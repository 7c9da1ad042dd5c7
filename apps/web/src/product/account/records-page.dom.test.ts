import { expect, test } from 'vitest';
import { parseOrderSearch } from './records-page.tsx';

test('the order of a shortcut keeps its whole query, numbers as written', () => {
  expect(parseOrderSearch('/new_order?order=0012&step=vehicles&unit=u1')).toEqual({
    order: '0012',
    step: 'vehicles',
    unit: 'u1',
  });
  expect(parseOrderSearch('/new_order')).toEqual({});
});

test.each([
  undefined,
  '',
  '/companies',
  '/new_order/more',
  'new_order',
  '//new_order',
  'https://example.com/new_order',
  '//example.com/new_order',
  '/\\example.com/new_order',
  'javascript:alert(1)',
])('%j is no order to return to', (redirect) => {
  expect(parseOrderSearch(redirect)).toBeNull();
});
