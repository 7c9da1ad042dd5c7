import { expect, test } from 'vitest';
import { describeStatus } from './order-status-words.ts';

test('a pending order says where its money is', () => {
  expect(describeStatus({ status: 'pending', isRefunded: false })).toMatch(/^Paid\./);
  expect(describeStatus({ status: 'pending', isRefunded: true })).toMatch(/went back to your card/);
});
