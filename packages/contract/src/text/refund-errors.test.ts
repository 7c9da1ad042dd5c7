import { cents, type RefundError } from '@wideload/domain';
import { expect, test } from 'vitest';
import { formatRefundError } from './refund-errors.ts';

test.each<[RefundError, string]>([
  [{ code: 'amount.missing' }, 'Please input the amount!'],
  [{ code: 'amount.unreadable' }, 'Not an amount in dollars: write 62 or 62.50'],
  [{ code: 'amount.zero' }, 'The amount must be more than $0.00'],
  [{ code: 'amount.too-high', refundable: cents(10_200) }, 'At most $102.00 can be refunded.'],
  [{ code: 'amount.too-high', refundable: cents(0) }, 'All that was paid is refunded already, or on its way back.'],
  [{ code: 'reason.missing' }, 'Please input the reason!'],
  [{ code: 'reason.too-long' }, 'At most 500 characters'],
])('%o reads "%s"', (error, sentence) => {
  expect(formatRefundError(error)).toBe(sentence);
});
