import { expect, test } from 'vitest';
import { findStateAccount } from './state-accounts.ts';

test.each([
  ['TX 12345, NM 99-1', 'NM', '99-1'],
  ['tx: 12345', 'TX', '12345'],
  ['OK 1\nTX#7 8', 'TX', '7 8'],
  ['TX 12345; KS', 'KS', null],
  ['TX 12345', 'OK', null],
  ['', 'TX', null],
] as const)('in %j the account at %s is %s', (accounts, state, number) => {
  expect(findStateAccount(accounts, state)).toBe(number);
});
