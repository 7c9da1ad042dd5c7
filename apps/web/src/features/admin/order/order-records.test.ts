import { expect, test } from 'vitest';
import { formatMailKind } from './order-records.tsx';

test.each([
  ['order-paid', 'Receipt'],
  ['order-changed', 'Units changed'],
  ['permit-update', 'Permit update'],
])('a mail of the kind %s is called %s', (kind, name) => {
  expect(formatMailKind(kind)).toBe(name);
});
