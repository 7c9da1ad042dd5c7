import { expect, test } from 'vitest';
import { parseOwnPath } from './own-path.ts';

test.each(['/', '/new_order?order=1&step=permits', '/order_list/order?orderId=a#b'])(
  '%s is a path of this app',
  (path) => {
    expect(parseOwnPath(path)).toBe(path);
  },
);

test.each([
  null,
  undefined,
  '',
  'companies',
  'https://example.com/',
  '//example.com/',
  '/\\example.com',
  '/\t/example.com',
  'javascript:alert(1)',
  '/x/..//example.com',
  '/api/users/',
])('%j is refused', (path) => {
  expect(parseOwnPath(path)).toBeNull();
});
