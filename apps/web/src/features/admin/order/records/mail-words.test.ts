import { expect, test } from 'vitest';
import { mailKind } from './mail-words.ts';

test.each([
  ['order-paid', 'Receipt'],
  ['order-changed', 'Units changed'],
  ['permit-refused', 'Permit refused'],
])('a mail of the kind %s is called %s', (kind, name) => {
  expect(mailKind(kind)).toBe(name);
});
