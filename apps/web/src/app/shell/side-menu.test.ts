import { expect, test } from 'vitest';
import { findCurrentItem } from './side-menu.tsx';
import { menus } from './menus.ts';

test.each([
  ['/permits', undefined, '/permits'],
  ['/permits/queue', undefined, '/permits'],
  ['/users', undefined, '/users'],
  ['/users/orders', undefined, '/users'],
  ['/users/orders/order', undefined, '/users'],
  ['/users/orders/order', 'queue', '/permits'],
  ['/users/orders/order', 'permits', '/permits'],
  ['/users/orders/order', 'fees', '/permits'],
  ['/users/orders/order', 'elsewhere', '/users'],
  ['/users', 'permits', '/users'],
  ['/dashboard/books', undefined, '/dashboard'],
  ['/blog/article', undefined, '/blog'],
  ['/permitsheet', undefined, undefined],
])('at %s, opened from %s, the current item is %s', (pathname, back, item) => {
  expect(findCurrentItem(menus.admin, { pathname, back })).toBe(item);
});

test('an order of a carrier belongs to the order list', () => {
  expect(findCurrentItem(menus.user, { pathname: '/order_list/order', back: undefined })).toBe('/order_list');
});
