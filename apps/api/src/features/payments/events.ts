import type { Db, Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { failureOf } from '../../providers/payments/gateway-error.ts';
import type { GatewayEvent } from '../../providers/payments/port.ts';
import { syncCard } from '../cards/cards.service.ts';
import { isRefundEvent, settleRefundEvent } from '../refunds/refunds.service.ts';
import { takeDispute } from './disputes.ts';
import { isEventKnown, recordEvent } from './events.store.ts';
import { findPayment, findPaymentOfIntent, type PaymentRow } from './payments.store.ts';
import { settle } from './settle.ts';
import { strayOf, takeStray } from './strays.ts';

/** The types of events that we ask the provider for. */
export const eventTypes = [
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
  'charge.dispute.created',
  'charge.dispute.closed',
] as const;

/** The payment that names the intent, or that the intent names (its id is stored then), or that it becomes. */
async function findPaymentFor(deps: Deps, intentId: string): Promise<PaymentRow | null> {
  const { db, payments } = deps;
  const known = await findPaymentOfIntent(db, { provider: payments.provider, intentId });
  if (known !== null) return known;
  try {
    const stray = strayOf(await payments.getIntent(intentId));
    if (stray === null) return null;
    const payment = await findPayment(db, stray.paymentId);
    if (payment?.provider_intent_id === null && payment.provider === payments.provider) return payment;
    return (await takeStray(deps, stray)) ? await findPayment(db, stray.paymentId) : null;
  } catch (error) {
    if (failureOf(error)?.kind === 'NotFound') return null;
    throw error;
  }
}

async function record(deps: Deps, db: Db | Tx, event: GatewayEvent, outcome: 'settled' | 'ignored'): Promise<boolean> {
  return recordEvent(db, { event, provider: deps.payments.provider, outcome, at: deps.clock.now() });
}

/** @returns false when the event is about nothing of ours. */
async function apply(deps: Deps, event: GatewayEvent): Promise<boolean> {
  if (event.type.startsWith('payment_intent.')) {
    const payment = await findPaymentFor(deps, event.objectId);
    if (payment === null) return false;
    await settle(deps, payment.id, { event });
    // Settling without an intent has no snapshot to commit the event with.
    await record(deps, deps.db, event, 'settled');
    return true;
  }
  if (isRefundEvent(event))
    return settleRefundEvent(deps, event, async (tx) => {
      await record(deps, tx, event, 'settled');
    });
  if (event.type.startsWith('charge.dispute.')) return takeDispute(deps, event);
  const methodId = event.type.startsWith('payment_method.') ? event.objectId : event.methodId;
  if (methodId === undefined) return false;
  return syncCard(deps, methodId, async (tx) => {
    await record(deps, tx, event, 'settled');
  });
}

/**
 * Takes an event as a hint: fetches the truth, and commits the event's id with its effect. Twice is once.
 * @throws GatewayError when the provider cannot be asked; nothing is committed then.
 */
export async function handleEvent(deps: Deps, event: GatewayEvent): Promise<void> {
  if (await isEventKnown(deps.db, deps.payments.provider, event.id)) return;
  const isOurs = event.livemode === deps.payments.livemode && (await apply(deps, event));
  if (!isOurs) await record(deps, deps.db, event, 'ignored');
}
