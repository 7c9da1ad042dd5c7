import { formatRefundedCard } from '@wideload/contract';
import { cents, formatDollars, type RefundState, type Cents } from '@wideload/domain';
import { createSystemActor, type SignedIn, type System } from '#actor.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { formatNotification, mailOrderNews, recordEvent, type StoredOrder } from '#features/orders/orders.service.ts';
import { findCreditNote } from '../books/books.store.ts';
import { raiseAlert } from '../settle/payment-alerts.service.ts';
import type { RefundRow } from './refunds.store.ts';

type RefundFacts = { amount: Cents; card: { brand: string; last4: string } | null };

const sentences: Record<RefundState, (amount: string, card: string) => string> = {
  requested: (amount, card) => `Refund of ${amount} to ${card}.`,
  pending: (amount, card) => `Refund of ${amount} to ${card}: the provider is working on it.`,
  succeeded: (amount, card) => `${amount} refunded to ${card}. Banks take 5 to 10 business days to show it.`,
  failed: (amount, card) => `The refund of ${amount} to ${card} did not arrive. We will contact you about it.`,
  canceled: (amount, card) => `The refund of ${amount} to ${card} was canceled.`,
};

/** A refund in one sentence for the carrier: history, notification and mail. */
export function formatRefund(state: RefundState, { amount, card }: RefundFacts): string {
  return sentences[state](formatDollars(amount), formatRefundedCard(card));
}

export type RefundNews = {
  order: StoredOrder;
  refund: RefundRow;
  card: RefundFacts['card'];
  by: SignedIn | System;
  /** Sends the carrier a notification and mail, besides the order's history. */
  isNotified: boolean;
};

export const settling = createSystemActor('refund');

function toRefundFacts({ refund, card }: RefundNews): RefundFacts {
  return { amount: cents(refund.amount_cents), card };
}

async function enqueueMail(deps: Deps, tx: Tx, news: RefundNews): Promise<void> {
  const { order, refund } = news;
  const { orderNumber, title, id: orderId } = order;
  const content = {
    orderNumber,
    orderId,
    title,
    amount: formatDollars(cents(refund.amount_cents)),
    card: formatRefundedCard(news.card),
    creditNote: await findCreditNote(tx, refund.id),
    link: `${deps.config.publicUrl}/order_list/order?orderId=${orderId}`,
  };
  const kind = refund.state === 'succeeded' ? 'order-refunded' : 'refund-failed';
  await mailOrderNews(tx, deps, { kind, content }, `${kind}:${refund.id}`);
}

export async function recordRefundOutcome(deps: Deps, tx: Tx, news: RefundNews): Promise<void> {
  const { order, refund, by, isNotified } = news;
  const comment = formatRefund(refund.state, toRefundFacts(news));
  await recordEvent(tx, deps, {
    orderId: order.id,
    ownerId: order.ownerId,
    what: 'money',
    from: order.status,
    to: order.status,
    by,
    comment,
    notification: isNotified ? formatNotification(comment, order.status) : null,
  });
  if (isNotified) await enqueueMail(deps, tx, news);
}

/** We still have the money, and the carrier may have been notified of the refund: an admin must act. */
export async function raiseFailureAlert(deps: Deps, tx: Tx, news: RefundNews): Promise<void> {
  const { order, refund } = news;
  const { amount } = toRefundFacts(news);
  await raiseAlert(deps, tx, {
    kind: 'refund-failed',
    key: `refund-failed:${refund.id}`,
    cause: 'fact',
    orderId: order.id,
    paymentId: refund.payment_id,
    detail: `The refund of ${formatDollars(amount)} to ${formatRefundedCard(news.card)} failed (${refund.failure ?? 'no reason given'}). The amount can be refunded again.`,
  });
}

/** A success, and a failure after a success. */
export function isCarrierNotified(from: RefundState | null, to: RefundState): boolean {
  return to === 'succeeded' || (to === 'failed' && from === 'succeeded');
}
