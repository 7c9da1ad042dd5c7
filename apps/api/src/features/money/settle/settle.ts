import { cents, formatDollars } from '@wideload/domain';
import { createSystemActor } from '#actor.ts';
import { after } from '#clock.ts';
import { inTransaction, type Db, type Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import type { DeclineFacts, GatewayEvent, IntentSnapshot } from '#providers/payments/port.ts';
import { lockOrderForPayment } from '#features/orders/orders.service.ts';
import { findCardById, listCustomers } from '../cards/cards.service.ts';
import { applySnapshot } from './apply-snapshot.ts';
import { abandonAttempt, findAttempt, findLatestAttempt, isOpen, type AttemptRow } from '../charges/attempts.store.ts';
import { recordEvent } from './events.store.ts';
import { findPayment, lockPayment, storeIntent, type PaymentRow } from '../payments.store.ts';
import { raiseAlert } from './payment-alerts.service.ts';
import { GIVEN_UP_AFTER } from './verdict.ts';

export type Settled = { payment: PaymentRow; attempt: AttemptRow | null; snapshot: IntentSnapshot | null };

/** The provider's latest snapshot, and the attempt as of that request. */
export type LatestSnapshot = { snapshot: IntentSnapshot; attempt: AttemptRow };

export type SettleOptions = {
  fresh?: LatestSnapshot | undefined;
  /** The attempt whose own confirmation was declined. */
  declined?: { attemptId: string; decline: DeclineFacts } | undefined;
  event?: GatewayEvent;
};

const by = createSystemActor('settle');
const ROUNDS = 5;

/** Null while the provider has no intent. */
async function fetchTruth(deps: Deps, payment: PaymentRow, attempt: AttemptRow | null): Promise<IntentSnapshot | null> {
  if (payment.provider_intent_id !== null) return deps.payments.getIntent(payment.provider_intent_id);
  const card = attempt === null ? null : await findCardById(deps.db, attempt.card_id);
  if (card === null) return null;
  for (const customerId of await listCustomers(deps, card.user_id)) {
    const [newest] = await deps.payments.findIntents({ customerId, paymentId: payment.id });
    if (newest !== undefined) return newest;
  }
  return null;
}

/** Without an intent no confirmation ran, so a stale attempt is abandoned. */
async function settleWithoutIntent({ db, clock }: Deps, { id, order_id: orderId }: PaymentRow): Promise<Settled> {
  return inTransaction(db, async (tx) => {
    await lockOrderForPayment(tx, by, orderId);
    const payment = await lockPayment(tx, id);
    const attempt = await findLatestAttempt(tx, id);
    const isStale = attempt !== null && attempt.created_at < after(clock.now(), -GIVEN_UP_AFTER);
    if (isStale && isOpen(attempt) && attempt.sent_at === null) await abandonAttempt(tx, attempt.id, clock.now());
    return { payment, attempt: await findLatestAttempt(tx, id), snapshot: null };
  });
}

function isSame(a: AttemptRow | null, b: AttemptRow | null): boolean {
  return a?.id === b?.id && a?.state === b?.state && a?.sent_at?.getTime() === b?.sent_at?.getTime();
}

/** The provider never leaves these states, so even a late snapshot is true. */
function isLasting({ status }: IntentSnapshot): boolean {
  return status === 'succeeded' || status === 'canceled';
}

type Round = { payment: PaymentRow; snapshot: IntentSnapshot; seen: AttemptRow | null; options: SettleOptions };

function formatDetail(payment: PaymentRow, snapshot: IntentSnapshot): string {
  const taken = `The provider took ${formatDollars(cents(snapshot.amountReceivedCents))} by ${snapshot.id}`;
  const should = formatDollars(cents(payment.amount_cents));
  switch (payment.anomaly ?? '') {
    case 'provider.amount':
      return `${taken}, but the payment is of ${should}.`;
    case 'provider.currency':
      return `${taken} in the currency '${snapshot.currency}', but the payment is in US dollars.`;
    case 'provider.customer':
      return `${taken} from a customer who is not the order's carrier.`;
    case 'provider.payment':
      return `${taken}, but that intent says that it belongs to another payment.`;
    case 'provider.canceled':
      return `${taken}, although the payment was canceled here.`;
    case 'order.total':
      return `${taken}, but the order's total has changed since, so it was not made pending.`;
    default:
      return `${taken}, which is not what the payment says (${payment.anomaly}).`;
  }
}

/** Call it in the transaction that flags the anomaly. */
async function raiseAnomalyAlert(
  deps: Deps,
  tx: Tx,
  { before, payment, snapshot }: { before: PaymentRow; payment: PaymentRow; snapshot: IntentSnapshot },
): Promise<void> {
  if (payment.anomaly === null || payment.anomaly === before.anomaly) return;
  await raiseAlert(deps, tx, {
    kind: 'anomaly',
    key: `anomaly:${payment.id}:${payment.anomaly}`,
    cause: 'occurrence',
    orderId: payment.order_id,
    paymentId: payment.id,
    detail: formatDetail(payment, snapshot),
  });
}

/** Null if the attempt has moved on since the request: the snapshot may be stale. */
async function applyRound(deps: Deps, tx: Tx, { payment, snapshot, seen, options }: Round): Promise<Settled | null> {
  const order = await lockOrderForPayment(tx, by, payment.order_id);
  if (order === null) throw new Error(`The order of payment ${payment.id} is gone.`);
  const latest = await findLatestAttempt(tx, payment.id);
  if (!isLasting(snapshot) && !isSame(latest, seen)) return null;
  const { event } = options;
  const at = deps.clock.now();
  const provider = deps.payments.provider;
  const isNews = event === undefined || (await recordEvent(tx, { event, provider, outcome: 'settled', at }));
  await storeIntent(tx, payment.id, { intentId: snapshot.id, at });
  const locked = await lockPayment(tx, payment.id);
  if (!isNews) return { payment: locked, attempt: latest, snapshot };
  const declined = options.declined;
  const applied = await applySnapshot(deps, tx, { payment: locked, latest, order, snapshot, declined });
  await raiseAnomalyAlert(deps, tx, { before: locked, payment: applied.payment, snapshot });
  return applied;
}

function logChange({ log }: Deps, before: PaymentRow, { payment }: Settled): void {
  if (payment.anomaly !== null && payment.anomaly !== before.anomaly) {
    log.error({ event: 'payment.anomaly', payment: payment.id, order: payment.order_id, anomaly: payment.anomaly });
  } else if (payment.status !== before.status) {
    log.info({ event: 'payment.status_changed', payment: payment.id, from: before.status, to: payment.status });
  }
}

export async function withAttempt(
  { db }: Deps,
  settled: Settled,
  attemptId: string,
): Promise<Settled & { attempt: AttemptRow }> {
  const { attempt } = settled;
  return { ...settled, attempt: attempt?.id === attemptId ? attempt : await findAttempt(db, attemptId) };
}

async function findOrThrow(db: Db, paymentId: string): Promise<PaymentRow> {
  const payment = await findPayment(db, paymentId);
  if (payment === null) throw new Error(`There is no payment ${paymentId} to settle.`);
  return payment;
}

/** The only writer of payments, order row first. A repeat changes nothing, a success never moves back. @throws GatewayError */
export async function settle(deps: Deps, paymentId: string, options: SettleOptions = {}): Promise<Settled> {
  let { fresh } = options;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const payment = await findOrThrow(deps.db, paymentId);
    const seen = fresh?.attempt ?? (await findLatestAttempt(deps.db, paymentId));
    const snapshot = fresh?.snapshot ?? (await fetchTruth(deps, payment, seen));
    if (snapshot === null) return settleWithoutIntent(deps, payment);
    const settled = await inTransaction(deps.db, (tx) => applyRound(deps, tx, { payment, snapshot, seen, options }));
    if (settled !== null) {
      logChange(deps, payment, settled);
      return settled;
    }
    fresh = undefined;
  }
  const [payment, attempt] = await Promise.all([
    findOrThrow(deps.db, paymentId),
    findLatestAttempt(deps.db, paymentId),
  ]);
  return { payment, attempt, snapshot: null };
}
