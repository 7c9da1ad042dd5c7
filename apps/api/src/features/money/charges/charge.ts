import { cents, formatDollars } from '@wideload/domain';
import type { User } from '#actor.ts';
import { ownerOf, type Owner } from '#identities.ts';
import { after, HOUR } from '#clock.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { lockMembership } from '#features/accounts/accounts.service.ts';
import { Problem } from '#problem.ts';
import { buildKey } from '#providers/payments/port.ts';
import type { PayableOrder } from '#features/orders/orders.service.ts';
import { findLastDeletedCustomer, type CardRow } from '../cards/cards.service.ts';
import { findLatestAttempt, insertAttempt, isOpen, sumPaidBy, type AttemptRow } from './attempts.store.ts';
import { countDeclines } from './open-attempts.store.ts';
import { changePayment, insertPayment, repricePayment, type PaymentRow } from '../payments.store.ts';

type Price = { amountCents: number; lines: readonly object[] };
type Priced = Price & { order: PayableOrder };

/** One card, one price, one payment. The five ways to begin one (`pay-order.ts`, `pay-adjustment.ts`, `charge-adjustment.ts`, `charge-fee.ts`, `phone-charges.ts`) differ in who presses and what was agreed to. */
export type Charge = {
  /** An adjustment, or the order itself; with its payment so far, locked after the order. */
  pays: { adjustmentId: string | null; payment: PaymentRow | null };
  card: CardRow;
  /** Off session nobody can answer a 3-D Secure request of the bank. */
  session: 'on' | 'off';
  /** The person of the account who presses PAY; null where an admin charges the card. */
  payer: User | null;
  /** The owner's agreement, under which a clerk charges an order. */
  agreementId?: string;
  /** Runs only if a new attempt begins, and refuses what must not be paid. */
  price(): Promise<Priced>;
};

export type BeginResult =
  | { kind: 'paid'; payment: PaymentRow }
  /** Another request or the provider is processing the payment, so no attempt was created. */
  | { kind: 'open'; payment: PaymentRow; attempt: AttemptRow | null; card: CardRow }
  | { kind: 'begun'; payment: PaymentRow; attempt: AttemptRow; order: PayableOrder };

/** The provider keeps an idempotency key for 24 hours; an older payment's key no longer returns its intent. */
const KEY_USABLE_FOR = 23 * HOUR;

/** The real provider needs a limit against testing of stolen cards. */
async function refuseCardTesting({ config, clock }: Deps, tx: Tx, { ownerId }: Owner): Promise<void> {
  const { payments } = config;
  if (payments.kind !== 'stripe') return;
  if ((await countDeclines(tx, ownerId, after(clock.now(), -HOUR))) < payments.limits.declinesAnHour) return;
  throw new Problem('payment.too-many-declines', { retryAfterSeconds: 3600 });
}

/** Same key, same parameters: the key still finds or creates the payment's intent. */
function isReusable(payment: PaymentRow, { amountCents }: Price, { now, gone }: { now: Date; gone: Date | null }) {
  if (payment.provider_intent_id !== null) return true;
  if (gone !== null && payment.created_at <= gone) return false;
  return payment.amount_cents === amountCents && payment.created_at > after(now, -KEY_USABLE_FOR);
}

async function ensurePayment(
  deps: Deps,
  tx: Tx,
  { adjustmentId, payment }: Charge['pays'],
  { order, ...price }: Priced,
): Promise<PaymentRow> {
  const at = deps.clock.now();
  const priced = { ...price, at };
  const gone = payment && (await findLastDeletedCustomer({ db: tx, payments: deps.payments }, order.ownerId));
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

async function findOpen(tx: Tx, { pays: { payment }, card, session }: Charge): Promise<BeginResult | null> {
  if (payment === null) return null;
  if (payment.anomaly !== null || payment.status === 'succeeded') throw new Problem('order_not_payable');
  const latest = await findLatestAttempt(tx, payment.id);
  const attempt = latest !== null && isOpen(latest) ? latest : null;
  if (attempt === null && !isWaiting(payment)) return null;
  // The carrier is answering the bank: this attempt must not be settled from here, and must not be canceled.
  if (session === 'off' && attempt?.off_session !== true) throw new Problem('payment_in_progress');
  return { kind: 'open', payment, attempt, card };
}

const unlimited = Number.POSITIVE_INFINITY;

/** In cents. A limit that an owner changes meanwhile waits for this payment, or holds for it. */
async function findLimit(tx: Tx, { personId, ownerId }: User): Promise<number> {
  if (ownerOf(personId) === ownerId) return unlimited;
  const membership = await lockMembership(tx, { personId, accountId: ownerId });
  if (membership?.role === 'owner') return unlimited;
  return (membership?.pay_limit_dollars ?? 0) * 100;
}

const describeLimit = (limit: number, paid: number) =>
  paid === 0
    ? `This is more than the ${formatDollars(cents(limit))} that you may pay. Ask an owner of the account.`
    : `With the ${formatDollars(cents(paid))} that you have paid for this order, this is more than the ${formatDollars(cents(limit))} that you may pay. Ask an owner of the account.`;

type Asked = { orderId: string; amountCents: number };

/**
 * Owners pay any amount with the cards of the account, and a dispatcher up to the limit that an owner has set: for one order, with
 * all its differences, so that a large order is not paid as a small one that grows.
 */
async function refuseAboveLimit(tx: Tx, payer: User, { orderId, amountCents }: Asked): Promise<void> {
  const limit = await findLimit(tx, payer);
  if (limit === unlimited) return;
  const paid = await sumPaidBy(tx, { orderId, personId: payer.personId });
  if (paid + amountCents <= limit) return;
  const permission = 'pay';
  if (limit === 0) throw new Problem('payment.not-allowed', { members: { permission } });
  throw new Problem('payment.above-limit', {
    detail: describeLimit(limit, paid),
    members: { permission, limit },
  });
}

/** T1, with the order locked: payment and attempt commit before any request to the provider. */
export async function beginCharge(deps: Deps, tx: Tx, charge: Charge): Promise<BeginResult> {
  const { payer } = charge;
  const open = await findOpen(tx, charge);
  if (open !== null) {
    const { order_id: orderId, amount_cents: amountCents } = open.payment;
    if (payer !== null) await refuseAboveLimit(tx, payer, { orderId, amountCents });
    return open;
  }
  const priced = await charge.price();
  const { order, amountCents } = priced;
  if (payer !== null) await refuseAboveLimit(tx, payer, { orderId: order.id, amountCents });
  await refuseCardTesting(deps, tx, priced.order);
  const payment = await ensurePayment(deps, tx, charge.pays, priced);
  const id = deps.ids();
  const attempt = await insertAttempt(tx, {
    id,
    paymentId: payment.id,
    cardId: charge.card.id,
    methodId: charge.card.provider_pm_id,
    key: buildKey('confirm', id),
    offSession: charge.session === 'off',
    agreementId: charge.agreementId,
    pressedBy: payer?.personId ?? null,
    at: deps.clock.now(),
  });
  return { kind: 'begun', payment, attempt, order: priced.order };
}
