import type { BodyOf, FiledPayment, refunds } from '@wideload/contract';
import { formatRefundError } from '@wideload/contract/client';
import {
  cents,
  formatDollars,
  parseRefundAmount,
  computeRefundable,
  checkRefundReason,
  type Cents,
} from '@wideload/domain';
import type { FieldProblem } from '#lib/forms/form-problems.ts';

type Body = BodyOf<typeof refunds.create>;

/** `id` is the idempotency key: pressing twice refunds once. */
export type RefundForm = { id: string; amount: string; reason: string; permitId: string };

export function toRefundForm(id: string, amount?: number): RefundForm {
  return { id, amount: amount === undefined ? '' : formatTypedDollars(cents(amount)), reason: '', permitId: '' };
}

/** `1234.50` */
export function formatTypedDollars(amount: Cents): string {
  return formatDollars(amount).replaceAll(/[$,]/g, '');
}

type Refunded = Pick<FiledPayment, '_id' | 'captured' | 'refunded' | 'formerPermits'>;

export function findRefundable({ permitId }: Pick<RefundForm, 'permitId'>, payment: Refunded): Cents {
  const former = payment.formerPermits.find(({ _id }) => _id === permitId);
  return former === undefined ? computeRefundable(payment) : cents(former.refundable);
}

export function parseRefund(
  { id, amount, reason, permitId }: RefundForm,
  payment: Refunded,
): { body: Body } | { problems: FieldProblem[] } {
  const read = parseRefundAmount(amount, findRefundable({ permitId }, payment));
  const reasonError = checkRefundReason(reason);
  if ('error' in read || reasonError !== null) {
    return {
      problems: [
        ...('error' in read ? [{ name: 'amount', message: formatRefundError(read.error) }] : []),
        ...(reasonError === null ? [] : [{ name: 'reason', message: formatRefundError(reasonError) }]),
      ],
    };
  }
  const body = { _id: id, amount: read.amount, reason: reason.trim(), paymentId: payment._id };
  return { body: permitId === '' ? body : { ...body, permitId } };
}
