import type { ConfirmPaymentBody } from '@wideload/contract';
import { isPlaced, minCharge } from '@wideload/domain';
import type * as z from 'zod/mini';
import type { User } from '#actor.ts';
import type { Owner } from '#identities.ts';
import { after, HOUR } from '#clock.ts';
import { inTransaction, type Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { buildKey } from '#providers/payments/port.ts';
import { lockOrderForPayment, refreshOrderForPayment, type PayableOrder } from '#features/orders/orders.service.ts';
import { findLastGone, findOwnCard, type CardRow } from '../cards/cards.service.ts';
import { findLatestAttempt, insertAttempt, isOpen, type AttemptRow } from './attempts.store.ts';
import { countDeclines } from './open-attempts.store.ts';
import { changePayment, findOrderPayment, insertPayment, repricePayment, type PaymentRow } from '../payments.store.ts';

export type Press = z.infer<typeof ConfirmPaymentBody>;

export type BeginResult =
  | { kind: 'paid'; payment: PaymentRow }
  /** Another request or the provider is processing the payment, so no attempt was created. */
  | { kind: 'open'; payment: PaymentRow; attempt: AttemptRow | null; card: CardRow }
  | { kind: 'begun'; payment: PaymentRow; attempt: AttemptRow; order: PayableOrder };

/** The provider keeps an idempotency key for 24 hours; an older payment's key no longer returns its intent. */
const KEY_USABLE_FOR = 23 * HOUR;

export function refuseUnpayable(order: PayableOrder, { expectedTotal }: Pick<Press, 'expectedTotal'>): void {
  if (isPlaced(order.status)) throw new Problem('order_not_payable');
  if (order.problems.length > 0) throw new Problem('order_incomplete', { errors: order.problems });
  if (order.waitsForState) throw new Problem('order.state-first');
  if (order.totalCents < minCharge)
    throw new Problem('order_incomplete', { detail: 'The total is too small to be paid by card.' });
  if (expectedTotal !== undefined && expectedTotal !== order.totalCents) {
    throw new Problem('amount_changed', { members: { total: order.totalCents } });
  }
}

/** The real provider needs a limit against testing of stolen cards. */
async function refuseCardTesting({ config, clock }: Deps, tx: Tx, { ownerId }: Owner): Promise<void> {
  const { payments } = config;
  if (payments.kind !== 'stripe') return;
  if ((await countDeclines(tx, ownerId, after(clock.now(), -HOUR))) < payments.limits.declinesAnHour) return;
  throw new Problem('payment.too-many-declines', { retryAfterSeconds: 3600 });
}

type Price = { amountCents: number; lines: readonly object[] };
type Payable = { order: PayableOrder; adjustmentId: string | null; payment: PaymentRow | null; price: Price };

/** Same key, same parameters: the key still finds or creates the payment's intent. */
function isReusable(payment: PaymentRow, { amountCents }: Price, { now, gone }: { now: Date; gone: Date | null }) {
  if (payment.provider_intent_id !== null) return true;
  if (gone !== null && payment.created_at <= gone) return false;
  return payment.amount_cents === amountCents && payment.created_at > after(now, -KEY_USABLE_FOR);
}

async function ensurePayment(
  deps: Deps,
  tx: Tx,
  { order, adjustmentId, payment, price }: Payable,
): Promise<PaymentRow> {
  const at = deps.clock.now();
  const priced = { ...price, at };
  const gone = payment && (await findLastGone({ db: tx, payments: deps.payments }, order.ownerId));
  if (payment !== null && isReusable(payment, price, { now: at, gone })) {
    return payment.amount_cents === price.amountCents ? payment : repricePayment(tx, payment.id, priced);
  }
  // Its intent was never confirmed and never will be, as no browser has its id.
  if (payment !== null) await changePayment(tx, payment.id, { status: 'canceled', at });
  const { provider, livemode } = deps.payments;
  return insertPayment(tx, { id: deps.ids(), orderId: order.id, adjustmentId, ...priced, provider, livemode });
}

function isWaiting({ status }: PaymentRow): boolean {
  return status === 'requires_action' || status === 'processing' || status === 'authorized';
}

export async function findOpen(tx: Tx, payment: PaymentRow | null, card: CardRow): Promise<BeginResult | null> {
  if (payment === null) return null;
  if (payment.anomaly !== null || payment.status === 'succeeded') throw new Problem('order_not_payable');
  const latest = await findLatestAttempt(tx, payment.id);
  const attempt = latest !== null && isOpen(latest) ? latest : null;
  return attempt !== null || isWaiting(payment) ? { kind: 'open', payment, attempt, card } : null;
}

type Charging = { card: CardRow; offSession: boolean; agreementId?: string };

/** The end of T1: payment and attempt commit before any request to the provider. */
export async function startAttempt(
  deps: Deps,
  tx: Tx,
  { card, offSession, agreementId, ...payable }: Payable & Charging,
): Promise<BeginResult> {
  await refuseCardTesting(deps, tx, payable.order);
  const payment = await ensurePayment(deps, tx, payable);
  const id = deps.ids();
  const attempt = await insertAttempt(tx, {
    id,
    paymentId: payment.id,
    cardId: card.id,
    methodId: card.provider_pm_id,
    key: buildKey('confirm', id),
    offSession,
    agreementId,
    at: deps.clock.now(),
  });
  return { kind: 'begun', payment, attempt, order: payable.order };
}

/** T1 locks the order and checks the request. */
export function beginAttempt(deps: Deps, user: User, press: Press): Promise<BeginResult> {
  return inTransaction(deps.db, async (tx): Promise<BeginResult> => {
    const found = await lockOrderForPayment(tx, user, press.orderId);
    if (found === null) throw new Problem('not-found');
    const payment = await findOrderPayment(tx, found.id, { lock: true });
    if (payment?.status === 'succeeded' && isPlaced(found.status)) return { kind: 'paid', payment };
    const card = await findOwnCard(tx, user, { provider: deps.payments.provider, idOrMethod: press.sourceId });
    if (card === null) throw new Problem('not-found');
    const open = await findOpen(tx, payment, card);
    if (open !== null) return open;
    const order = await refreshOrderForPayment(tx, user, found.id);
    if (order === null) throw new Problem('not-found');
    refuseUnpayable(order, press);
    const price = { amountCents: order.totalCents, lines: order.lines };
    return startAttempt(deps, tx, { order, adjustmentId: null, payment, price, card, offSession: false });
  });
}
