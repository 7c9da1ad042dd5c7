import type { PaymentIntent } from '@wideload/contract';
import type { SignedIn, User } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { getGatewayFailure, logFailure } from '#providers/payments/gateway-error.ts';
import type { IntentSnapshot, Billing } from '#providers/payments/port.ts';
import { canSeeOrder } from '#features/orders/orders.service.ts';
import { findCardById } from './cards/cards.service.ts';
import { findAdjustmentPayment, findRequestedAdjustment } from './adjustments/adjustments.store.ts';
import { findLatestAttempt, isOpen, type AttemptRow } from './charges/attempts.store.ts';
import { findOrderPayment, type PaymentRow, type PaymentStatus } from './payments.store.ts';
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

type Charge = PaymentIntent['charges']['data'][number];

const getWord: Readonly<Record<PaymentStatus, string>> = {
  created: 'requires_payment_method',
  open: 'requires_payment_method',
  requires_action: 'requires_action',
  processing: 'processing',
  authorized: 'requires_capture',
  succeeded: 'succeeded',
  canceled: 'canceled',
};

function toCharge({ name, email, phone, address }: Billing): Charge {
  const { line1, city, state, country, postalCode } = address;
  return { billing_details: { name, email, phone, address: { line1, city, state, country, postal_code: postalCode } } };
}

/** While a confirmation may still run, the payment is processing, whatever the state of its intent. */
function toIntentStatus({ payment, attempt, snapshot }: Omit<Parts, 'billing'>): string {
  const isWaiting = attempt?.state === 'in_flight' || attempt?.state === 'unknown';
  const word = payment.status === 'succeeded' ? 'succeeded' : (snapshot?.status ?? getWord[payment.status]);
  return isWaiting && word.startsWith('requires_') ? 'processing' : word;
}

type Parts = {
  payment: PaymentRow;
  attempt: AttemptRow | null;
  snapshot: IntentSnapshot | null;
  /** From the attempt's card, for when the provider is unavailable. */
  billing: Billing | null;
};

function toPayStatus(parts: Omit<Parts, 'billing'>): 'open' | 'processing' | 'succeeded' {
  const word = toIntentStatus(parts);
  return word === 'succeeded' || word === 'processing' ? word : 'open';
}

/** Spec [7]. Never includes the client secret. */
function toPaymentIntent(parts: Parts): PaymentIntent {
  const { payment, snapshot, billing } = parts;
  const charged = snapshot?.latestCharge?.billing ?? (payment.status === 'succeeded' ? billing : null);
  return {
    id: payment.provider_intent_id ?? payment.id,
    created: (snapshot?.createdAt ?? payment.created_at).toISOString(),
    currency: 'usd',
    status: toIntentStatus(parts),
    amount: payment.amount_cents,
    charges: { data: charged === null ? [] : [toCharge(charged)] },
  };
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
