import type { PriceLine, RefundedLine } from '@wideload/domain';
import { createSystemActor } from '#actor.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { recordAdjustmentPaid, recordRequest } from '#features/orders/orders.service.ts';
import { findCardById } from '../cards/cards.service.ts';
import { toDifference, closeAdjustment, markRequested } from './adjustments.store.ts';
import type { AttemptRow } from '../charges/attempts.store.ts';
import { findReceiptNumber } from '../books/refunded.store.ts';
import type { PaymentRow } from '../payments.store.ts';

async function findCard(tx: Tx, attempt: AttemptRow | null): Promise<{ brand: string; last4: string } | null> {
  const card = attempt === null ? null : await findCardById(tx, attempt.card_id);
  return card && { brand: card.brand, last4: card.last4 };
}

// Cast: only `beginCharge` writes them, from `listAdjustmentLines`.
const toLines = (payment: PaymentRow) => payment.price_lines as (PriceLine | RefundedLine)[];

/** Closes the request once; the order keeps its status. Only `settle` calls it. */
export async function payAdjustment(
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
export async function requestAfterDecline(
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
