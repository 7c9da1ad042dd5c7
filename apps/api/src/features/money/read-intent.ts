import type { PaymentIntent } from '@wideload/contract';
import type { SignedIn, User } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { getGatewayFailure } from '#providers/payments/gateway-error.ts';
import type { IntentSnapshot } from '#providers/payments/port.ts';
import { logFailure } from '#providers/payments/provider-problem.ts';
import { canSeeOrder } from '#features/orders/orders.service.ts';
import { findCardById } from './cards/cards.service.ts';
import { findAdjustmentPayment, findRequestedAdjustment } from './adjustments/adjustments.store.ts';
import { findLatestAttempt, isOpen } from './charges/attempts.store.ts';
import { findOrderPayment, type PaymentRow } from './payments.store.ts';
import { toPaymentIntent, toPayStatus } from './payments.wire.ts';
import { settle, type Settled } from './settle/settle.ts';

/** Null while the provider is unavailable; callers fall back to stored data. */
async function fetchOrNull(
  { payments, log }: Deps,
  { provider_intent_id: intentId }: PaymentRow,
): Promise<IntentSnapshot | null> {
  if (intentId === null) return null;
  try {
    return await payments.getIntent(intentId);
  } catch (error) {
    if (getGatewayFailure(error) === null) throw error;
    logFailure(log, 'getIntent', error);
    return null;
  }
}

export async function toIntent(deps: Deps, { payment, attempt, snapshot }: Settled): Promise<PaymentIntent> {
  const latest = attempt ?? (await findLatestAttempt(deps.db, payment.id));
  const card = latest === null ? null : await findCardById(deps.db, latest.card_id);
  return toPaymentIntent({
    payment,
    attempt: latest,
    snapshot: snapshot ?? (await fetchOrNull(deps, payment)),
    billing: card?.billing ?? null,
  });
}

async function syncOpen(deps: Deps, payment: PaymentRow): Promise<Settled> {
  const attempt = await findLatestAttempt(deps.db, payment.id);
  const isFinal = payment.status === 'succeeded' || payment.status === 'canceled';
  const isAskable = payment.provider_intent_id !== null || (attempt !== null && isOpen(attempt));
  if (isFinal || !isAskable) return { payment, attempt, snapshot: null };
  try {
    return await settle(deps, payment.id);
  } catch (error) {
    if (getGatewayFailure(error) === null) throw error;
    logFailure(deps.log, 'getIntent', error);
    return { payment, attempt, snapshot: null };
  }
}

type Wanted = { adjustmentId?: string | undefined };

async function findWanted({ db }: Deps, orderId: string, adjustmentId: string | undefined): Promise<PaymentRow | null> {
  if (adjustmentId === undefined) return findOrderPayment(db, orderId);
  const adjustment = await findRequestedAdjustment(db, { id: adjustmentId, orderId });
  return adjustment && findAdjustmentPayment(db, adjustment.id);
}

/** Settles an unfinished payment first. Throws `not-found` also if there is no payment. */
export async function readPaymentIntent(
  deps: Deps,
  actor: SignedIn,
  orderId: string,
  { adjustmentId }: Wanted = {},
): Promise<PaymentIntent> {
  if (!(await canSeeOrder(deps.db, actor, orderId))) throw new Problem('not-found');
  const payment = await findWanted(deps, orderId, adjustmentId);
  if (payment === null) throw new Problem('not-found');
  return toIntent(deps, await syncOpen(deps, payment));
}

/** An order without a payment is open. */
export async function readPaymentStatus(
  deps: Deps,
  user: User,
  orderId: string,
  { adjustmentId }: Wanted,
): Promise<'none' | 'open' | 'processing' | 'succeeded'> {
  if (!(await canSeeOrder(deps.db, user, orderId))) throw new Problem('not-found');
  const payment = await findWanted(deps, orderId, adjustmentId);
  return payment === null ? 'none' : toPayStatus(await syncOpen(deps, payment));
}
