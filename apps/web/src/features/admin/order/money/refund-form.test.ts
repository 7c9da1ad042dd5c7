import { expect, test } from 'vitest';
import { findRefundable, parseRefund, toRefundForm } from './refund-form.ts';

const formerPermits = [{ _id: 'ohio', unit: 1, state: 'OH' as const, refundable: 6500 }];
const payment = { _id: 'payment', captured: 150_000, refunded: 26_550, formerPermits };

test('a given amount prefills the field', () => {
  expect(toRefundForm('one', 123_450)).toEqual({ id: 'one', amount: '1234.50', reason: '', permitId: '' });
  expect(toRefundForm('one').amount).toBe('');
});

test('the form becomes the body, with one id', () => {
  const form = { id: 'one', amount: '$1,234.50', reason: ' The state took it back. ', permitId: '' };
  const body = { _id: 'one', amount: 123_450, reason: 'The state took it back.', paymentId: 'payment' };
  expect(parseRefund(form, payment)).toEqual({ body });
  expect(parseRefund({ ...form, permitId: 'texas' }, payment)).toEqual({ body: { ...body, permitId: 'texas' } });
});

test.each([
  [{ amount: '', reason: '' }, ['amount: Please input the amount!', 'reason: Please input the reason!']],
  [{ amount: '1234.51', reason: 'x' }, ['amount: At most $1,234.50 can be refunded.']],
  [{ amount: 'all', reason: 'x' }, ['amount: Not an amount in dollars: write 62 or 62.50']],
  [{ amount: '1', reason: 'x'.repeat(501) }, ['reason: At most 500 characters']],
])('the problem of %j shows at its field', (parts, expected) => {
  const read = parseRefund({ ...toRefundForm('one'), ...parts }, payment);
  expect('problems' in read && read.problems.map(({ name, message }) => `${name}: ${message}`)).toEqual(expected);
});

test('the refund of a dropped permit is limited to the rest of its payment', () => {
  const form = { ...toRefundForm('one'), reason: 'Not needed any more.', permitId: 'ohio' };
  expect('body' in parseRefund({ ...form, amount: '65.00' }, payment)).toBe(true);
  expect(parseRefund({ ...form, amount: '65.01' }, payment)).toEqual({
    problems: [{ name: 'amount', message: 'At most $65.00 can be refunded.' }],
  });
  expect([findRefundable(form, payment), findRefundable({ permitId: '' }, payment)]).toEqual([6500, 123_450]);
});
