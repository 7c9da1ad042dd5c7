import { expect, test } from 'vitest';
import { findPageName } from './shell.tsx';

test.each([
  ['/order_list', 'Order List'],
  ['/order_list/order', 'Order List'],
  ['/new_order', 'New Order'],
  ['/trailers', 'Trailers'],
  ['/provisions', 'Provisions'],
  ['/dashboard', 'Dashboard'],
  ['/', 'Order List'],
  ['/constructor', 'Order List'],
])('the page at %s is called %s', (path, name) => {
  expect(findPageName(path)).toBe(name);
});
