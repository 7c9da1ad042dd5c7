import type { Db, Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { getGatewayFailure } from '#providers/payments/gateway-error.ts';
import type { GatewayEvent } from '#providers/payments/port.ts';
import { readBalance } from '../books/read-balance.ts';
import { findUserOfCustomer, forgetIfDeleted, syncCard } from '../cards/cards.service.ts';
import { settleDispute } from '../disputes.service.ts';
import { isRefundEvent, settleRefundEvent } from '../refunds/refunds.service.ts';
import { hasEvent, recordEvent } from './events.store.ts';
import { findPaymentOfIntent } from '../payments.store.ts';
import { settle } from './settle.ts';
import { claimIntent, readIntentMetadata } from './stray-intents.ts';

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
    await readBalance(deps);
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
