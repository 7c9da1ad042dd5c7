import type { BodyOf, FiledPayment, refunds, OrderFile } from '@wideload/contract';
import { formatRefundError, refunds as refundCalls } from '@wideload/contract/client';
import {
  cents,
  formatDollars,
  parseRefundAmount,
  computeRefundable,
  checkRefundReason,
  type Cents,
} from '@wideload/domain';
import type { FieldProblem } from '#lib/forms/form-problems.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api.ts';
import { orderFileQuery } from '../order-file.queries.ts';

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

const POLL_INTERVAL_MS = 3000;
/** A bank may take days, and nobody watches the page that long. */
const MAX_POLLS = 40;

function isRefundPending(file: OrderFile | undefined): boolean {
  const refundCalls = file?.payments.flatMap((payment) => payment.refunds) ?? [];
  return refundCalls.some(({ state }) => state === 'requested' || state === 'pending');
}

export function usePollRefunds(orderId: string): void {
  useQuery({
    ...orderFileQuery(orderId),
    refetchInterval: ({ state }) =>
      isRefundPending(state.data) && state.dataUpdateCount < MAX_POLLS ? POLL_INTERVAL_MS : false,
  });
}

/** The refund's result, or its refusal, appears with the payment. */
export function useRefund(orderId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof refunds.create>) => call(refundCalls.create, { params: { id: orderId }, body }),
    // Not awaited: the refetched order may close the drawer before it shows the result.
    onSettled: () => void client.invalidateQueries({ queryKey: ['admin'] }),
  });
}
