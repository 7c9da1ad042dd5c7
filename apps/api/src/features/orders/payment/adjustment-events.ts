import { formatAskedFee, listDifferenceCauses, type DifferenceFacts } from '@wideload/contract';
import { cents, formatDollars, type PriceLine, type RefundedLine } from '@wideload/domain';
import { createSystemActor, type Admin, type System } from '#actor.ts';
import type { PersonId } from '#identities.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { dropNews } from '#platform/deliveries/digest.ts';
import type { Deps } from '#deps.ts';
import { mailOrder, mailOrderNews } from '../moves/order-mails.ts';
import { formatNotification } from '../moves/order-moves.ts';
import { findOrder } from '../orders.store.ts';
import { buildReceiptMail } from './receipt-mail.ts';
import { recordEvent } from '../moves/record-event.ts';
import type { StoredOrder } from '../stored-order.ts';

type Card = { brand: string; last4: string };

type Told = {
  order: StoredOrder;
  by: Admin | System;
  comment: string;
  at?: Date;
  payerId?: PersonId | null;
  /** A fee that the carrier is to agree to. */
  isFeeAsked?: boolean;
};

async function recordAndNotify(
  tx: Tx,
  deps: Deps,
  { order, by, comment, at, payerId = null, isFeeAsked }: Told,
): Promise<void> {
  const { id: orderId, ownerId, status } = order;
  const notification = formatNotification(comment, status);
  const event = {
    orderId,
    ownerId,
    what: 'money',
    from: status,
    to: status,
    by,
    comment,
    notification,
    payerId,
  } as const;
  const asked = { kind: 'fee-asked', webhookEvent: 'fee.asked' } as const;
  await recordEvent(tx, deps, { ...event, ...(at && { at }), ...(isFeeAsked && asked) });
}

async function findAdjustedOrder(tx: Tx, by: Admin | System, orderId: string): Promise<StoredOrder> {
  const order = await findOrder(tx, by, orderId);
  if (order === null) throw new Error(`Order ${orderId} has an adjustment and is gone.`);
  return order;
}

export type AdjustmentRequest = {
  orderId: string;
  adjustmentId: string;
  difference: DifferenceFacts;
  /** The card that could not be charged without its owner; null when an admin requests the payment. */
  declined: Card | null;
  /** A fee difference that joins the request, which makes a second mail of it. */
  settlementId?: string;
};

/** Records that the carrier has a difference to pay: history, notification and one mail, in the caller's transaction. */
export async function recordRequest(
  tx: Tx,
  deps: Deps,
  { by, ...request }: AdjustmentRequest & { by: Admin | System },
): Promise<void> {
  const { orderId, adjustmentId, difference, declined, settlementId } = request;
  const order = await findAdjustedOrder(tx, by, orderId);
  const amount = cents(difference.amount);
  const due = `A difference of ${formatDollars(amount)} is to be paid.`;
  const tried =
    declined === null ? [] : [`${declined.brand} ending in ${declined.last4} could not be charged without you.`];
  const comment = [...difference.fees.map(formatAskedFee), ...tried, due].join(' ');
  await recordAndNotify(tx, deps, { order, by, comment, isFeeAsked: true });
  const { orderNumber, title } = order;
  const causes = listDifferenceCauses(difference).join('\n');
  const link = `${deps.config.publicUrl}/order_list/order?orderId=${orderId}`;
  const content = { orderNumber, orderId, title, comment: causes, link, amount, declined };
  const key = `adjustment-due:${adjustmentId}${settlementId === undefined ? '' : `:${settlementId}`}`;
  await mailOrderNews(tx, deps, { kind: 'adjustment-due', content }, key);
}

/** Records that the request is withdrawn; the carrier is notified only after a request to pay. */
export async function recordWithdrawal(
  tx: Tx,
  deps: Deps,
  { orderId, by }: { orderId: string; by: Admin },
): Promise<void> {
  const order = await findAdjustedOrder(tx, by, orderId);
  await dropNews(tx, 'adjustment-due', orderId);
  await recordAndNotify(tx, deps, {
    order,
    by,
    comment: 'The difference is not to be paid any more: the request was withdrawn.',
  });
}

export type AdjustmentPaid = {
  orderId: string;
  paymentId: string;
  amountCents: number;
  lines: readonly (PriceLine | RefundedLine)[];
  difference: DifferenceFacts;
  paidAt: Date;
  /** Null only when the provider does not report it. */
  card: Card | null;
  /** Its number in the books. */
  receipt: string;
  /** The person of the account who pressed PAY; null for an admin. */
  payerId?: PersonId | null;
};

export async function recordAdjustmentPaid(deps: Deps, tx: Tx, paid: AdjustmentPaid): Promise<void> {
  const by = createSystemActor('settle');
  const order = await findAdjustedOrder(tx, by, paid.orderId);
  const { amountCents, card } = paid;
  const means = card === null ? 'by card' : `with ${card.brand} ending in ${card.last4}`;
  const fees = paid.difference.fees.map(formatAskedFee);
  const comment = [`The difference of ${formatDollars(cents(amountCents))} was paid ${means}.`, ...fees].join(' ');
  await dropNews(tx, 'adjustment-due', paid.orderId);
  await recordAndNotify(tx, deps, { order, by, comment, at: paid.paidAt, payerId: paid.payerId ?? null });
  const { mail, key } = buildReceiptMail(deps, order, { ...paid, kind: 'adjustment' });
  await mailOrder(tx, deps, mail, { key });
}
