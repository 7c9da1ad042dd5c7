import {
  cents,
  formatDollars,
  isHoldingMoney,
  mayMoveRefund,
  computeRefundable,
  type RefundState,
} from '@wideload/domain';
import { after, HOUR, SECOND } from '#clock.ts';
import { inTransaction, type Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import type { RefundSnapshot } from '#providers/payments/port.ts';
import { lockOrder, type StoredOrder } from '#features/orders/orders.service.ts';
import { raiseAlert } from '../settle/payment-alerts.service.ts';
import { findPayingCard, findRefundedPayment, lockRefundedPayment } from './refunded-payments.store.ts';
import {
  raiseFailureAlert,
  isCarrierNotified,
  settling,
  recordRefundOutcome,
  type RefundNews,
} from './refund-outcome.ts';
import {
  changeRefund,
  insertRefund,
  lockRefunds,
  markSynced,
  type RefundChange,
  type RefundRow,
} from './refunds.store.ts';

/** The provider forgets a key 24 hours after its first request: afterwards its list decides, and a refund is not sent again. */
export const KEY_LIVES = 23 * HOUR;
/** Longer than any request lives. */
const STRAGGLER = 120 * SECOND;

export type SettleRefundsOptions = {
  /** Without a snapshot, all refunds of the payment are read. */
  fresh?: RefundSnapshot;
  refused?: { refundId: string; why: string };
  commit?: (tx: Tx) => Promise<void>;
};

type Round = {
  deps: Deps;
  tx: Tx;
  order: StoredOrder;
  paymentId: string;
  card: RefundNews['card'];
  at: Date;
};

const refundStates: Record<RefundSnapshot['status'], RefundState> = {
  pending: 'pending',
  requires_action: 'pending',
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'canceled',
};

/** Matches by provider id, or by our id in the metadata with the same amount. */
function isSameRefund(row: RefundRow, { id, amountCents, metadata }: RefundSnapshot): boolean {
  if (row.provider_refund_id !== null) return row.provider_refund_id === id;
  return metadata['refundId'] === row.id && row.amount_cents === amountCents;
}

async function change(round: Round, row: RefundRow, to: RefundChange): Promise<void> {
  const { deps, tx } = round;
  const refund = await changeRefund(tx, row.id, to);
  deps.log.info({ event: 'refund.state_changed', refund: row.id, from: row.state, to: refund.state });
  const news = { ...round, refund, by: settling, isNotified: isCarrierNotified(row.state, refund.state) };
  if (refund.state === 'failed') await raiseFailureAlert(deps, tx, news);
  if (refund.state !== 'pending') await recordRefundOutcome(deps, tx, news);
}

/** A state that the refund cannot move to is out of date and changes nothing. */
async function applyToOwn(round: Round, row: RefundRow, { id, status, failure }: RefundSnapshot): Promise<void> {
  const state = refundStates[status];
  if (!mayMoveRefund(row.state, state)) return;
  await change(round, row, { state, providerRefundId: id, failure, at: round.at });
}

/** A refund made at the provider is recorded, so that only the rest can be refunded, and an admin gets an alert. */
async function recordForeign(round: Round, snapshot: RefundSnapshot): Promise<void> {
  const { deps, tx, order, paymentId, at } = round;
  const state = refundStates[snapshot.status];
  if (!isHoldingMoney(state)) return;
  const payment = await lockRefundedPayment(tx, paymentId);
  const left = computeRefundable({ captured: payment.captured_cents, refunded: payment.refund_reserved_cents });
  const fits = snapshot.amountCents <= left;
  const amount = formatDollars(cents(snapshot.amountCents));
  await raiseAlert(deps, tx, {
    kind: 'anomaly',
    key: `refund-${fits ? 'elsewhere' : 'beyond'}:${snapshot.id}`,
    cause: 'fact',
    orderId: order.id,
    paymentId,
    detail: fits
      ? `A refund of ${amount} was made at the payment provider, not here (${snapshot.id}). It is recorded with the order.`
      : `A refund of ${amount} was made at the payment provider (${snapshot.id}), but only ${formatDollars(left)} are left to refund here. Compare both.`,
  });
  if (!fits) return;
  const refund = await insertRefund(tx, {
    id: deps.ids(),
    payment_id: paymentId,
    permit_id: null,
    shares: null,
    amount_cents: snapshot.amountCents,
    reason: 'Made at the payment provider.',
    requested_by: null,
    state,
    idempotency_key: null,
    providerRefundId: snapshot.id,
    at,
  });
  if (state === 'succeeded') await recordRefundOutcome(deps, tx, { ...round, refund, by: settling, isNotified: true });
}

/** A refund that the provider does not list was never executed, and never will be. */
function isLost({ state, sent_at: sentAt, tried_at: triedAt }: RefundRow, now: Date): boolean {
  if (state !== 'requested' || sentAt === null || triedAt === null) return false;
  return sentAt < after(now, -KEY_LIVES) && triedAt < after(now, -STRAGGLER);
}

/** Fails refunds that the provider does not have: refused, or lost for good. */
async function applyMissing(
  round: Round,
  rows: readonly RefundRow[],
  refused: SettleRefundsOptions['refused'],
): Promise<void> {
  const { at } = round;
  for (const row of rows) {
    if (row.state !== 'requested') continue;
    if (row.id === refused?.refundId) await change(round, row, { state: 'failed', failure: refused.why, at });
    else if (isLost(row, at)) await change(round, row, { state: 'failed', failure: 'not_executed', at });
  }
}

async function applyRound(
  round: Round,
  truth: readonly RefundSnapshot[],
  { fresh, refused }: SettleRefundsOptions,
): Promise<void> {
  const { tx, paymentId, at } = round;
  const rows = await lockRefunds(tx, paymentId);
  const foreign: RefundSnapshot[] = [];
  const found = new Set<string>();
  for (const snapshot of truth.toReversed()) {
    const row = rows.find((each) => isSameRefund(each, snapshot));
    if (row === undefined) foreign.push(snapshot);
    else {
      found.add(row.id);
      await applyToOwn(round, row, snapshot);
    }
  }
  if (fresh === undefined) {
    const missing = rows.filter(({ id }) => !found.has(id));
    await applyMissing(round, missing, refused);
    await markSynced(tx, paymentId, at);
  }
  // Foreign refunds come last, after failed ones have released their amounts.
  for (const snapshot of foreign) await recordForeign(round, snapshot);
}

/** The only writer of refunds; locks the order row first. A repeat changes nothing, a failed refund stays failed. @throws GatewayError */
export async function settleRefunds(deps: Deps, paymentId: string, options: SettleRefundsOptions = {}): Promise<void> {
  const payment = await findRefundedPayment(deps.db, paymentId);
  const intentId = payment?.provider_intent_id ?? null;
  if (payment === null || intentId === null || payment.provider !== deps.payments.provider) return;
  const { fresh, commit } = options;
  const truth = fresh === undefined ? await deps.payments.listRefunds(intentId) : [fresh];
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, settling, payment.order_id);
    if (order === null) throw new Error(`The order of payment ${paymentId} is gone.`);
    await lockRefundedPayment(tx, paymentId);
    const card = await findPayingCard(tx, paymentId);
    await applyRound({ deps, tx, order, paymentId, card, at: deps.clock.now() }, truth, options);
    await commit?.(tx);
  });
}
