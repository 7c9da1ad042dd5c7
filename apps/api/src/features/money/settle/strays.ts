import { cents, formatDollars } from '@wideload/domain';
import { createSystemActor } from '../../../actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { failureOf } from '../../../providers/payments/gateway-error.ts';
import { keyFor, type IntentSnapshot } from '../../../providers/payments/port.ts';
import { findUserOfCustomer } from '../cards/cards.service.ts';
import { lockOrderForPayment, type PayableOrder } from '../../orders/orders.service.ts';
import { raiseAlert } from '../alerts/payment-alerts.service.ts';
import { findOrderPayment, findPayment, findPaymentOfIntent, insertPayment, storeIntent } from '../payments.store.ts';

/**
 * An intent that bears our marks. Where no payment of ours knows it, it is a stray: the database was restored from before it, or its
 * payment was given a new intent.
 */
export type Marked = { snapshot: IntentSnapshot; orderId: string; paymentId: string };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The marks that `run-attempt.ts` gives an intent; null for somebody else's. */
export function markedOf(snapshot: IntentSnapshot): Marked | null {
  const { orderId = '', paymentId = '' } = snapshot.metadata;
  return UUID.test(orderId) && UUID.test(paymentId) ? { snapshot, orderId, paymentId } : null;
}

/** A draft without another payment can take it as its own, as it was before the database forgot it. */
async function adopt(deps: Deps, tx: Tx, { stray, order }: { stray: Marked; order: PayableOrder }): Promise<boolean> {
  const { snapshot, paymentId } = stray;
  if (order.status !== 'draft' || (await findOrderPayment(tx, order.id, { lock: true })) !== null) return false;
  if ((await findPayment(tx, paymentId)) !== null) return false;
  const { provider, livemode } = deps.payments;
  const now = deps.clock.now();
  // As old as its intent: it was paid before the database knew of it again.
  const at = snapshot.createdAt < now ? snapshot.createdAt : now;
  const amountCents = snapshot.amountCents;
  await insertPayment(tx, {
    id: paymentId,
    orderId: order.id,
    amountCents,
    lines: order.lines,
    provider,
    livemode,
    at,
  });
  await storeIntent(tx, paymentId, { intentId: snapshot.id, at });
  deps.log.warn({ event: 'payment.adopted', payment: paymentId, order: order.id, intent: snapshot.id });
  return true;
}

/** Nothing was charged by it, and nothing may be: a browser could still hold its secret. */
async function cancel({ payments }: Deps, { id }: IntentSnapshot): Promise<void> {
  try {
    await payments.cancelIntent(keyFor('cancel', id), id);
  } catch (error) {
    // It has moved on since it was read: the event of that is on its way.
    if (failureOf(error)?.kind !== 'UnexpectedState') throw error;
  }
}

/** Whether money of an order that we do not know is ours: test accounts are shared with other installations. */
async function isOurs(deps: Deps, { customerId, livemode }: IntentSnapshot): Promise<boolean> {
  return livemode || (customerId !== null && (await findUserOfCustomer(deps, customerId)) !== null);
}

function sentenceFor({ snapshot, orderId }: Marked): string {
  const amount = formatDollars(cents(snapshot.amountReceivedCents || snapshot.amountCents));
  return `The provider has ${snapshot.id} of ${amount} (${snapshot.status}) for the order ${orderId}, and no payment of ours knows of it.`;
}

/**
 * The payment that the intent belongs to: one that has stored its id, or the one that it names and that has stored none yet. The order is
 * locked already; the lock of the named payment makes whoever is storing the id wait, or be done.
 */
async function findOwner(
  { payments: { provider } }: Deps,
  tx: Tx,
  { snapshot, orderId, paymentId }: Marked,
): Promise<string | null> {
  const named = await findPayment(tx, paymentId, { lock: true });
  const isNamed = named?.provider === provider && named.order_id === orderId && named.provider_intent_id === null;
  if (isNamed) return named.id;
  const known = await findPaymentOfIntent(tx, { provider, intentId: snapshot.id });
  return known && known.id;
}

type Claim = { settle: string } | 'cancel' | null;

async function tell(
  deps: Deps,
  tx: Tx,
  { stray, order }: { stray: Marked; order: PayableOrder | null },
): Promise<void> {
  if (order === null && !(await isOurs(deps, stray.snapshot))) return;
  await raiseAlert(deps, tx, {
    kind: 'anomaly',
    key: `stray:${stray.snapshot.id}`,
    cause: 'fact',
    detail: sentenceFor(stray),
    orderId: order === null ? null : order.id,
  });
}

/** Whose the intent is, read in the transaction that decides what becomes of it. */
async function decide(deps: Deps, tx: Tx, marked: Marked): Promise<Claim> {
  const { snapshot, orderId, paymentId } = marked;
  const order = await lockOrderForPayment(tx, createSystemActor('settle'), orderId);
  const owner = await findOwner(deps, tx, marked);
  if (owner !== null) return { settle: owner };
  if (snapshot.status === 'canceled') return null;
  const hasCharged = !snapshot.status.startsWith('requires_') || snapshot.status === 'requires_capture';
  if (!hasCharged) return order === null ? null : 'cancel';
  if (order !== null && (await adopt(deps, tx, { stray: marked, order }))) return { settle: paymentId };
  await tell(deps, tx, { stray: marked, order });
  return null;
}

/**
 * Finds whose an intent is that bears our marks. A stray is taken for what it is: one that can still charge is canceled, one that has
 * charged becomes the payment of its draft, and one that fits nowhere is told.
 * @returns the id of the payment to settle, if there is one.
 */
export async function claimIntent(deps: Deps, marked: Marked): Promise<string | null> {
  const claim = await inTransaction(deps.db, (tx) => decide(deps, tx, marked));
  if (claim === 'cancel') await cancel(deps, marked.snapshot);
  return claim === null || claim === 'cancel' ? null : claim.settle;
}
