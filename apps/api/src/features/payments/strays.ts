import { cents, formatDollars } from '@wideload/domain';
import { systemFor } from '../../actor.ts';
import { inTransaction, type Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { failureOf } from '../../providers/payments/gateway-error.ts';
import { keyFor, type IntentSnapshot } from '../../providers/payments/port.ts';
import { findUserOfCustomer } from '../cards/cards.service.ts';
import { lockOrderForPayment, type PayableOrder } from '../orders/orders.service.ts';
import { raiseAlert } from '../payment-alerts/payment-alerts.service.ts';
import { findOrderPayment, findPayment, insertPayment, storeIntent } from './payments.store.ts';

/**
 * An intent that bears our marks, but that no payment of ours knows: the database was restored from before it, or its payment was
 * given a new intent.
 */
export type Stray = { snapshot: IntentSnapshot; orderId: string; paymentId: string };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The marks that `run-attempt.ts` gives an intent; null for somebody else's. */
export function strayOf(snapshot: IntentSnapshot): Stray | null {
  const { orderId = '', paymentId = '' } = snapshot.metadata;
  return UUID.test(orderId) && UUID.test(paymentId) ? { snapshot, orderId, paymentId } : null;
}

/** A draft without another payment can take it as its own, as it was before the database forgot it. */
async function adopt(deps: Deps, tx: Tx, { stray, order }: { stray: Stray; order: PayableOrder }): Promise<boolean> {
  const { snapshot, paymentId } = stray;
  if (order.status !== 'draft' || (await findOrderPayment(tx, order.id, { lock: true })) !== null) return false;
  if ((await findPayment(tx, paymentId)) !== null) return false;
  const { provider, livemode } = deps.payments;
  const at = deps.clock.now();
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

function sentenceFor({ snapshot, orderId }: Stray): string {
  const amount = formatDollars(cents(snapshot.amountReceivedCents || snapshot.amountCents));
  return `The provider has ${snapshot.id} of ${amount} (${snapshot.status}) for the order ${orderId}, and no payment of ours knows of it.`;
}

/**
 * Takes a stray for what it is: one that can still charge is canceled, one that has charged becomes the payment of its draft, and what
 * fits nowhere is told.
 * @returns whether there is a payment to settle now.
 */
export async function takeStray(deps: Deps, stray: Stray): Promise<boolean> {
  const { snapshot, orderId } = stray;
  if (snapshot.status === 'canceled') return false;
  const hasCharged = !snapshot.status.startsWith('requires_') || snapshot.status === 'requires_capture';
  const todo = await inTransaction(deps.db, async (tx): Promise<'settle' | 'cancel' | null> => {
    const order = await lockOrderForPayment(tx, systemFor('settle'), orderId);
    if (!hasCharged) return order === null ? null : 'cancel';
    if (order !== null && (await adopt(deps, tx, { stray, order }))) return 'settle';
    if (order !== null || (await isOurs(deps, snapshot))) {
      const alert = {
        kind: 'anomaly',
        key: `stray:${snapshot.id}`,
        cause: 'fact',
        detail: sentenceFor(stray),
      } as const;
      await raiseAlert(deps, tx, { ...alert, orderId: order === null ? null : order.id });
    }
    return null;
  });
  if (todo === 'cancel') await cancel(deps, snapshot);
  return todo === 'settle';
}
