import { expect, test } from 'vitest';
import { findHome } from './home.ts';

test.each([
  ['user', 'dashboard', null, '/order_list'],
  ['user', 'queue', null, '/order_list'],
  ['admin', 'dashboard', null, '/dashboard'],
  ['admin', 'queue', null, '/permits/queue'],
  ['admin', 'queue', '/users', '/users'],
  ['driver', 'dashboard', null, '/order_list'],
  ['user', 'dashboard', '/trucks', '/trucks'],
] as const)('role %s with the first page %s and the next path %s goes to %s', (role, firstPage, next, address) => {
  expect(findHome({ role, firstPage }, next)).toBe(address);
});
