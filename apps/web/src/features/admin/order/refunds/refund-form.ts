import type { BodyOf, FiledPayment, refunds } from '@wideload/contract';
import {
  cents,
  formatDollars,
  parseRefundAmount,
  computeRefundable,
  refundReasonProblem,
  type Cents,
} from '@wideload/domain';
import type { FieldProblem } from '../../../../lib/forms/form-problems.ts';

type Body = BodyOf<typeof refunds.create>;

/** A refund as it is typed. `id` names it for good: pressing twice refunds once. */
export type RefundForm = { id: string; amount: string; reason: string; permitId: string };

/** `amount`: cents that are offered, where something else has found out how much. */
export function refundFormOf(id: string, amount?: number): RefundForm {
  return { id, amount: amount === undefined ? '' : typedDollars(cents(amount)), reason: '', permitId: '' };
}

/** An amount as it stands in a field: `1234.50`. */
export function typedDollars(amount: Cents): string {
  return formatDollars(amount).replaceAll(/[$,]/g, '');
}

type Refunded = Pick<FiledPayment, '_id' | 'captured' | 'refunded' | 'formerPermits'>;

/** What can be given back: of the payment, or of a permit that fell away where one is chosen. */
export function refundableNow({ permitId }: Pick<RefundForm, 'permitId'>, payment: Refunded): Cents {
  const former = payment.formerPermits.find(({ _id }) => _id === permitId);
  return former === undefined ? computeRefundable(payment) : cents(former.refundable);
}

/** What the server is told, or what is wrong, field by field. */
export function refundBodyOf(
  { id, amount, reason, permitId }: RefundForm,
  payment: Refunded,
): { body: Body } | { problems: FieldProblem[] } {
  const read = parseRefundAmount(amount, refundableNow({ permitId }, payment));
  const why = refundReasonProblem(reason);
  if ('problem' in read || why !== null) {
    return {
      problems: [
        ...('problem' in read ? [{ name: 'amount', message: read.problem }] : []),
        ...(why === null ? [] : [{ name: 'reason', message: why }]),
      ],
    };
  }
  const body = { _id: id, amount: read.amount, reason: reason.trim(), paymentId: payment._id };
  return { body: permitId === '' ? body : { ...body, permitId } };
}
