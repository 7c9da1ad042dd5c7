import type { ConfirmPaymentBody } from '@wideload/contract';
import type * as z from 'zod/mini';
import type { User } from '../../actor.ts';
import { after, HOUR } from '../../clock.ts';
import { inTransaction, type Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { Problem } from '../../problem.ts';
import { keyFor } from '../../providers/payments/port.ts';
import { findOwnCard, type CardRow } from '../cards/cards.service.ts';
import { lockOrderForPayment, type PayableOrder } from '../orders/orders.service.ts';
import { findLatestAttempt, insertAttempt, isOpen, type AttemptRow } from './attempts.store.ts';
import { countDeclines } from './open-attempts.store.ts';
import { changePayment, findOrderPayment, insertPayment, repricePayment, type PaymentRow } from './payments.store.ts';

export type Press = z.infer<typeof ConfirmPaymentBody>;

/** What a press of PAY finds, or begins. */
export type Begun =
  | { kind: 'paid'; payment: PaymentRow }
  /** Another press, or the provider, is at it: nothing new is begun. */
  | { kind: 'open'; payment: PaymentRow; attempt: AttemptRow | null; card: CardRow }
  | { kind: 'begun'; payment: PaymentRow; attempt: AttemptRow; order: PayableOrder };

/** The least that the provider charges. */
const LEAST_CENTS = 50;
/** Decline limit of the real provider: somebody may be trying out stolen cards. */
const DECLINES_AN_HOUR = 10;
/** A key is forgotten after 24 hours; the intent of an older payment is not asked for again by it. */
const KEY_USABLE_FOR = 23 * HOUR;

function refuseUnpayable(order: PayableOrder, { expectedTotal }: Press): void {
  if (order.status !== 'draft') throw new Problem('order_not_payable');
  if (order.problems.length > 0) throw new Problem('order_incomplete', { errors: order.problems });
  if (order.totalCents < LEAST_CENTS)
    throw new Problem('order_incomplete', { detail: 'The total is too small to be paid by card.' });
  if (expectedTotal !== undefined && expectedTotal !== order.totalCents) {
    throw new Problem('amount_changed', { members: { total: order.totalCents } });
  }
}

async function refuseCardTesting({ payments, clock }: Deps, tx: Tx, user: User): Promise<void> {
  if (payments.provider === 'sandbox') return;
  if ((await countDeclines(tx, user.id, after(clock.now(), -HOUR))) < DECLINES_AN_HOUR) return;
  throw new Problem('payment.too-many-declines', { retryAfterSeconds: 3600 });
}

/** Whether the payment's intent, which may or may not exist, can still be made or found by its key: same key, same parameters. */
function isReusable(payment: PaymentRow, order: PayableOrder, now: Date): boolean {
  if (payment.provider_intent_id !== null) return true;
  return payment.amount_cents === order.totalCents && payment.created_at > after(now, -KEY_USABLE_FOR);
}

/** The order's payment at its present price: the one there is, or a new one. */
async function paymentFor(
  deps: Deps,
  tx: Tx,
  { order, payment }: { order: PayableOrder; payment: PaymentRow | null },
): Promise<PaymentRow> {
  const at = deps.clock.now();
  const price = { amountCents: order.totalCents, lines: order.lines, at };
  if (payment !== null && isReusable(payment, order, at)) {
    return payment.amount_cents === order.totalCents ? payment : repricePayment(tx, payment.id, price);
  }
  // Its intent, if one was made, was never confirmed and never will be: nobody holds its id.
  if (payment !== null) await changePayment(tx, payment.id, { status: 'canceled', at });
  const { provider, livemode } = deps.payments;
  return insertPayment(tx, { id: deps.ids(), orderId: order.id, ...price, provider, livemode });
}

function isWaiting({ status }: PaymentRow): boolean {
  return status === 'requires_action' || status === 'processing' || status === 'authorized';
}

/**
 * T1: locks the order, judges the press, and commits payment and attempt before the provider hears of anything.
 * @throws Problem `not-found`, `order_not_payable`, `order_incomplete`, `amount_changed`, `payment.too-many-declines`.
 */
export function beginAttempt(deps: Deps, user: User, press: Press): Promise<Begun> {
  return inTransaction(deps.db, async (tx): Promise<Begun> => {
    const order = await lockOrderForPayment(tx, user, press.orderId);
    if (order === null) throw new Problem('not-found');
    const payment = await findOrderPayment(tx, order.id, { lock: true });
    if (payment?.status === 'succeeded' && order.status !== 'draft') return { kind: 'paid', payment };
    const card = await findOwnCard(tx, user, { provider: deps.payments.provider, idOrMethod: press.sourceId });
    if (card === null) throw new Problem('not-found');
    if (payment !== null && (payment.anomaly !== null || payment.status === 'succeeded'))
      throw new Problem('order_not_payable');
    const latest = payment && (await findLatestAttempt(tx, payment.id));
    const open = latest !== null && isOpen(latest) ? latest : null;
    if (payment !== null && (open !== null || isWaiting(payment)))
      return { kind: 'open', payment, attempt: open, card };
    refuseUnpayable(order, press);
    await refuseCardTesting(deps, tx, user);
    const current = await paymentFor(deps, tx, { order, payment });
    const id = deps.ids();
    const attempt = await insertAttempt(tx, {
      id,
      paymentId: current.id,
      cardId: card.id,
      methodId: card.provider_pm_id,
      key: keyFor('confirm', id),
      at: deps.clock.now(),
    });
    return { kind: 'begun', payment: current, attempt, order };
  });
}
