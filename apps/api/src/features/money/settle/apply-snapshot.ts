import type { Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import type { DeclineFacts, IntentSnapshot } from '#providers/payments/port.ts';
import { markPaid, recordAdjustmentPaid, recordRequest, type PayableOrder } from '#features/orders/orders.service.ts';
import { isPlaced, type PriceLine, type RefundedLine } from '@wideload/domain';
import { createSystemActor } from '#actor.ts';
import { toDifference, closeAdjustment, markRequested } from '../adjustments/adjustments.store.ts';
import { findCardById, listCustomers } from '../cards/cards.service.ts';
import { changeAttempt, isOpen, listChargeIds, type AttemptRow } from '../charges/attempts.store.ts';
import { findReceiptNumber } from '../books/books.store.ts';
import { changePayment, type PaymentRow } from '../payments.store.ts';
import { computeVerdict } from './verdict.ts';

type Facts = {
  payment: PaymentRow;
  latest: AttemptRow | null;
  order: PayableOrder;
  snapshot: IntentSnapshot;
  declined: { attemptId: string; decline: DeclineFacts } | undefined;
};
type Applied = { payment: PaymentRow; attempt: AttemptRow | null; snapshot: IntentSnapshot };

async function findCard(tx: Tx, attempt: AttemptRow | null): Promise<{ brand: string; last4: string } | null> {
  const card = attempt === null ? null : await findCardById(tx, attempt.card_id);
  return card && { brand: card.brand, last4: card.last4 };
}

// Cast: only `beginCharge` writes them, from `listAdjustmentLines`.
const toLines = (payment: PaymentRow) => payment.price_lines as (PriceLine | RefundedLine)[];

/** Closes the request once; the order keeps its status. Only `settle` calls it. */
async function payAdjustment(
  deps: Deps,
  tx: Tx,
  { payment, attempt }: { payment: PaymentRow; attempt: AttemptRow | null },
): Promise<PaymentRow> {
  const at = deps.clock.now();
  if (payment.adjustment_id === null) throw new Error(`Adjustment ${payment.id} pays nothing.`);
  if (!(await closeAdjustment(tx, payment.adjustment_id, { state: 'paid', at }))) return payment;
  const lines = toLines(payment);
  await recordAdjustmentPaid(deps, tx, {
    orderId: payment.order_id,
    paymentId: payment.id,
    amountCents: payment.amount_cents,
    lines,
    difference: await toDifference(tx, payment.adjustment_id, { amountCents: payment.amount_cents, lines }),
    paidAt: payment.succeeded_at ?? at,
    card: await findCard(tx, attempt),
    receipt: await findReceiptNumber(tx, payment.id),
    payerId: attempt?.pressed_by ?? null,
  });
  return payment;
}

/** A card cannot be charged without its owner, so the carrier gets a request to pay. Only `settle` calls it. */
async function requestAfterDecline(
  deps: Deps,
  tx: Tx,
  { payment, attempt }: { payment: PaymentRow; attempt: AttemptRow },
): Promise<void> {
  const { adjustment_id: adjustmentId, order_id: orderId, amount_cents: amountCents } = payment;
  if (adjustmentId === null || !attempt.off_session) return;
  if (!(await markRequested(tx, adjustmentId, deps.clock.now()))) return;
  const declined = await findCard(tx, attempt);
  const difference = await toDifference(tx, adjustmentId, { amountCents, lines: toLines(payment) });
  await recordRequest(tx, deps, { by: createSystemActor('settle'), orderId, adjustmentId, difference, declined });
}

/** An admin has to resolve a total that differs from the payment. */
async function applyToOrder(
  deps: Deps,
  tx: Tx,
  { payment, attempt, order }: { payment: PaymentRow; attempt: AttemptRow | null; order: PayableOrder },
): Promise<PaymentRow> {
  if (payment.kind === 'adjustment') return payAdjustment(deps, tx, { payment, attempt });
  if (isPlaced(order.status)) return payment;
  const at = deps.clock.now();
  if (order.totalCents !== payment.amount_cents) {
    return changePayment(tx, payment.id, { status: 'succeeded', anomaly: 'order.total', at });
  }
  const card = attempt === null ? null : await findCardById(tx, attempt.card_id);
  await markPaid(deps, tx, {
    orderId: order.id,
    paymentId: payment.id,
    amountCents: payment.amount_cents,
    paidAt: payment.succeeded_at ?? at,
    card: card && { brand: card.brand, last4: card.last4 },
    receipt: await findReceiptNumber(tx, payment.id),
    payerId: attempt?.pressed_by ?? null,
  });
  return payment;
}

/** A canceled payment has captured money: an admin has to decide, so this only alerts. */
async function applyToFinal(deps: Deps, tx: Tx, { payment, latest, snapshot }: Facts): Promise<Applied> {
  if (payment.status !== 'canceled' || snapshot.status !== 'succeeded') return { payment, attempt: latest, snapshot };
  const flagged = { status: 'canceled', anomaly: 'provider.canceled', at: deps.clock.now() } as const;
  return { payment: await changePayment(tx, payment.id, flagged), attempt: latest, snapshot };
}

export async function applySnapshot(deps: Deps, tx: Tx, facts: Facts): Promise<Applied> {
  const { payment, latest, order, snapshot, declined } = facts;
  if (payment.status === 'succeeded' || payment.status === 'canceled') return applyToFinal(deps, tx, facts);
  const open = latest !== null && isOpen(latest) ? latest : null;
  const verdict = computeVerdict({
    payment,
    attempt: open,
    snapshot,
    customers: await listCustomers({ db: tx, payments: deps.payments }, order.ownerId),
    decline: open !== null && declined?.attemptId === open.id ? declined.decline : undefined,
    knownCharges: await listChargeIds(tx, payment.id),
    now: deps.clock.now(),
  });
  const changed = await changePayment(tx, payment.id, verdict.payment);
  const attempt =
    open !== null && verdict.attempt !== null ? await changeAttempt(tx, open.id, verdict.attempt) : latest;
  if (changed.status !== 'succeeded') {
    if (open !== null && attempt?.state === 'declined')
      await requestAfterDecline(deps, tx, { payment: changed, attempt });
    return { payment: changed, attempt, snapshot };
  }
  return { payment: await applyToOrder(deps, tx, { payment: changed, attempt, order }), attempt, snapshot };
}
