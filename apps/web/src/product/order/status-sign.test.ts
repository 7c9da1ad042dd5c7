import { expect, test } from 'vitest';
import { describeStatus } from './status-sign.tsx';

test.each([
  ['pending', false, /^Paid\./],
  ['pending', true, /went back to your card/],
  ['rejected', false, /send the order again: that costs nothing more/],
  ['rejected', true, /went back to your card/],
] as const)('the next step of an order that is %s, refunded: %s', (status, isRefunded, next) => {
  expect(describeStatus({ status, isRefunded })).toMatch(next);
});
