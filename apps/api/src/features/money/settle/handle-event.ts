import { cents, formatDollars, isPlaced } from '@wideload/domain';
import { createSystemActor } from '#actor.ts';
import { inTransaction, type Db, type Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { lockOrderForPayment, type PayableOrder } from '#features/orders/orders.service.ts';
import { getGatewayFailure } from '#providers/payments/gateway-error.ts';
import { buildKey, type GatewayEvent, type IntentSnapshot } from '#providers/payments/port.ts';
import { readBalanceSince } from '../books/read-balance.ts';
import { findUserOfCustomer, forgetIfDeleted, syncCard } from '../cards/cards.service.ts';
import { settleDispute } from '../disputes.service.ts';
import { isRefundEvent, settleRefundEvent } from '../refunds/refunds.service.ts';
import { hasEvent, recordEvent } from './events.store.ts';
import { findPaymentOfIntent, findOrderPayment, findPayment, insertPayment, storeIntent } from '../payments.store.ts';
import { raiseAlert } from './payment-alerts.service.ts';
import { settle } from './settle.ts';

export const WEBHOOK_PATH = '/api/webhooks/stripe';

/** We subscribe to these event types. */
export const eventTypes: readonly string[] = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'payment_intent.processing',
  'payment_intent.requires_action',
  'payment_intent.amount_capturable_updated',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'setup_intent.succeeded',
  'payment_method.attached',
  'payment_method.detached',
  'payment_method.updated',
  'payment_method.automatically_updated',
  'customer.deleted',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
  'charge.updated',
  'payout.created',
  'payout.updated',
  'payout.paid',
  'payout.failed',
  'payout.canceled',
  'payout.reconciliation_completed',
];

/** An intent with our metadata. Without a payment it is a stray, for example after a restore from an older backup. */
type IntentWithMetadata = { snapshot: IntentSnapshot; orderId: string; paymentId: string };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function readIntentMetadata(snapshot: IntentSnapshot): IntentWithMetadata | null {
  const { orderId = '', paymentId = '' } = snapshot.metadata;
  return UUID.test(orderId) && UUID.test(paymentId) ? { snapshot, orderId, paymentId } : null;
}

/** A draft without another payment adopts the stray, as before the database was restored. */
async function adopt(
  deps: Deps,
  tx: Tx,
  { stray, order }: { stray: IntentWithMetadata; order: PayableOrder },
): Promise<boolean> {
  const { snapshot, paymentId } = stray;
  if (isPlaced(order.status) || (await findOrderPayment(tx, order.id, { lock: true })) !== null) return false;
  if ((await findPayment(tx, paymentId)) !== null) return false;
  const { provider, livemode } = deps.payments;
  const now = deps.clock.now();
  // The payment is as old as its intent: it was paid before the restored database knew it.
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

/** The stray has not charged and must not: a browser could still hold its secret. */
async function cancel({ payments }: Deps, { id }: IntentSnapshot): Promise<void> {
  try {
    await payments.cancelIntent(buildKey('cancel', id), id);
  } catch (error) {
    // The stray has moved on since it was read; another event will report that.
    if (getGatewayFailure(error)?.kind !== 'UnexpectedState') throw error;
  }
}

/** Money of an unknown order may belong to another installation, as test accounts are shared. */
async function isOurs(deps: Deps, { customerId, livemode }: IntentSnapshot): Promise<boolean> {
  return livemode || (customerId !== null && (await findUserOfCustomer(deps, customerId)) !== null);
}

function formatDetail({ snapshot, orderId }: IntentWithMetadata): string {
  const amount = formatDollars(cents(snapshot.amountReceivedCents || snapshot.amountCents));
  return `The provider has ${snapshot.id} of ${amount} (${snapshot.status}) for the order ${orderId}, and no payment of ours knows of it.`;
}

/** The caller has locked the order; the lock on the named payment waits for a concurrent writer of the intent's id. */
async function findOwner(
  { payments: { provider } }: Deps,
  tx: Tx,
  { snapshot, orderId, paymentId }: IntentWithMetadata,
): Promise<string | null> {
  const named = await findPayment(tx, paymentId, { lock: true });
  const isNamed = named?.provider === provider && named.order_id === orderId && named.provider_intent_id === null;
  if (isNamed) return named.id;
  const known = await findPaymentOfIntent(tx, { provider, intentId: snapshot.id });
  return known && known.id;
}

type Claim = { settle: string } | 'cancel' | null;

async function raiseStrayAlert(
  deps: Deps,
  tx: Tx,
  { stray, order }: { stray: IntentWithMetadata; order: PayableOrder | null },
): Promise<void> {
  if (order === null && !(await isOurs(deps, stray.snapshot))) return;
  await raiseAlert(deps, tx, {
    kind: 'anomaly',
    key: `stray:${stray.snapshot.id}`,
    cause: 'fact',
    detail: formatDetail(stray),
    orderId: order === null ? null : order.id,
  });
}

async function decide(deps: Deps, tx: Tx, marked: IntentWithMetadata): Promise<Claim> {
  const { snapshot, orderId, paymentId } = marked;
  const order = await lockOrderForPayment(tx, createSystemActor('settle'), orderId);
  const owner = await findOwner(deps, tx, marked);
  if (owner !== null) return { settle: owner };
  if (snapshot.status === 'canceled') return null;
  const hasCharged = !snapshot.status.startsWith('requires_') || snapshot.status === 'requires_capture';
  if (!hasCharged) return order === null ? null : 'cancel';
  if (order !== null && (await adopt(deps, tx, { stray: marked, order }))) return { settle: paymentId };
  await raiseStrayAlert(deps, tx, { stray: marked, order });
  return null;
}

/** Cancels a stray that can still charge; one that has charged becomes its draft's payment, any other raises an alert. */
async function claimIntent(deps: Deps, marked: IntentWithMetadata): Promise<string | null> {
  const claim = await inTransaction(deps.db, (tx) => decide(deps, tx, marked));
  if (claim === 'cancel') await cancel(deps, marked.snapshot);
  return claim === null || claim === 'cancel' ? null : claim.settle;
}

async function findPaymentOfEvent(deps: Deps, intentId: string): Promise<string | null> {
  const { db, payments } = deps;
  const known = await findPaymentOfIntent(db, { provider: payments.provider, intentId });
  if (known !== null) return known.id;
  try {
    const marked = readIntentMetadata(await payments.getIntent(intentId));
    return marked && (await claimIntent(deps, marked));
  } catch (error) {
    if (getGatewayFailure(error)?.kind === 'NotFound') return null;
    throw error;
  }
}

async function record(deps: Deps, db: Db | Tx, event: GatewayEvent, outcome: 'settled' | 'ignored'): Promise<boolean> {
  return recordEvent(db, { event, provider: deps.payments.provider, outcome, at: deps.clock.now() });
}

/** @returns false if the event is not about our data. */
async function apply(deps: Deps, event: GatewayEvent): Promise<boolean> {
  if (event.objectId === '') return false;
  if (event.type.startsWith('payment_intent.')) {
    const paymentId = await findPaymentOfEvent(deps, event.objectId);
    if (paymentId === null) return false;
    await settle(deps, paymentId, { event });
    // Settling without an intent has no snapshot to commit the event with.
    await record(deps, deps.db, event, 'settled');
    return true;
  }
  if (isRefundEvent(event))
    return settleRefundEvent(deps, event, async (tx) => {
      await record(deps, tx, event, 'settled');
    });
  if (event.type.startsWith('charge.dispute.'))
    return settleDispute(deps, event.objectId, async (tx) => {
      await record(deps, tx, event, 'settled');
    });
  if (event.type.startsWith('payout.') || event.type === 'charge.updated') {
    await readBalanceSince(deps, event.createdAt);
    await record(deps, deps.db, event, 'settled');
    return true;
  }
  if (event.type === 'customer.deleted') {
    if ((await findUserOfCustomer(deps, event.objectId)) === null) return false;
    await forgetIfDeleted(deps, event.objectId);
    await record(deps, deps.db, event, 'settled');
    return true;
  }
  const methodId = event.type.startsWith('payment_method.') ? event.objectId : event.methodId;
  if (methodId === undefined) return false;
  return syncCard(deps, methodId, async (tx) => {
    await record(deps, tx, event, 'settled');
  });
}

/** Commits the event's id with its effect, so that a repeat changes nothing. @throws GatewayError */
export async function handleEvent(deps: Deps, event: GatewayEvent): Promise<void> {
  if (await hasEvent(deps.db, deps.payments.provider, event.id)) return;
  const isListed = eventTypes.includes(event.type) && event.livemode === deps.payments.livemode;
  const isOurs = isListed && (await apply(deps, event));
  if (!isOurs) await record(deps, deps.db, event, 'ignored');
}
