import {
  isDisputeOpen,
  mayMoveDispute,
  cents,
  formatDisputeReason,
  formatDollars,
  type DisputeStatus,
} from '@wideload/domain';
import { createSystemActor } from '#actor.ts';
import { after, HOUR } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { lockOrder, recordEvent, type StoredOrder } from '#features/orders/orders.service.ts';
import { inTransaction, type Tx } from '#platform/db/transaction.ts';
import { getGatewayFailure, logFailure } from '#providers/payments/gateway-error.ts';
import type { DisputeSnapshot } from '#providers/payments/port.ts';
import {
  changeDispute,
  findDispute,
  insertDispute,
  insertMovements,
  markDisputeSynced,
  listDueDisputes,
  type DisputeRow,
} from './disputes.store.ts';
import { findPaymentOfIntent, type PaymentRow } from './payments.store.ts';
import { raiseAlert } from './settle/payment-alerts.service.ts';

export { listDisputes } from './disputes.store.ts';
export { toFiledDispute } from './disputes.wire.ts';

const settling = createSystemActor('dispute');

type Round = { deps: Deps; tx: Tx; order: StoredOrder; payment: PaymentRow; snapshot: DisputeSnapshot };

/** A status that the dispute cannot move to is out of date. */
function chooseStatus(known: DisputeRow | null, { status }: DisputeSnapshot): DisputeStatus {
  return known !== null && !mayMoveDispute(known.status, status) ? known.status : status;
}

async function writeDispute({ deps, tx, payment, snapshot }: Round, known: DisputeRow | null): Promise<DisputeRow> {
  const at = deps.clock.now();
  const status = chooseStatus(known, snapshot);
  const closedAt = isDisputeOpen(status) ? null : (known?.closed_at ?? at);
  const read = { snapshot, status, closedAt, at };
  if (known !== null && known.status !== snapshot.status && status === known.status) {
    await markDisputeSynced(tx, known.id, at);
    return known;
  }
  if (known !== null) return changeDispute(tx, known.id, read);
  return insertDispute(tx, { id: deps.ids(), paymentId: payment.id, provider: deps.payments.provider, ...read });
}

/** An admin has to answer an opened dispute, and to know of its end. */
async function announce({ deps, tx, order, payment }: Round, dispute: DisputeRow): Promise<void> {
  const { status, amount_cents: amount, reason, evidence_due_at: dueAt } = dispute;
  const facts = { amount, reason, status, dueAt };
  await recordEvent(tx, deps, {
    orderId: order.id,
    ownerId: order.ownerId,
    what: 'money',
    from: order.status,
    to: order.status,
    by: settling,
    comment: formatDisputeEvent(facts),
    notification: null,
  });
  await raiseAlert(deps, tx, {
    kind: 'dispute',
    key: `dispute:${dispute.id}:${isDisputeOpen(status) ? 'opened' : status}`,
    cause: 'fact',
    orderId: order.id,
    paymentId: payment.id,
    disputeId: dispute.id,
    detail: formatDisputeAlert(facts),
  });
}

/** Opened, escalated from an inquiry, or decided; evidence that is under review is no news. */
function isNews(before: DisputeRow | null, { status }: DisputeRow): boolean {
  if (before === null) return true;
  const [was, is] = [isDisputeOpen(before.status), isDisputeOpen(status)];
  return is ? !was || (before.status.startsWith('warning') && !status.startsWith('warning')) : before.status !== status;
}

async function applyRound(round: Round): Promise<void> {
  const { deps, tx, snapshot } = round;
  const known = await findDispute(tx, { provider: deps.payments.provider, disputeId: snapshot.id });
  const dispute = await writeDispute(round, known);
  const movements = snapshot.movements.map((movement) => ({ ...movement, newId: deps.ids() }));
  await insertMovements(tx, dispute.id, movements);
  if (!isNews(known, dispute)) return;
  deps.log.info({ event: 'dispute.status_changed', dispute: dispute.id, to: dispute.status });
  await announce(round, dispute);
}

/** Null for one of another account. */
async function readDispute({ payments }: Deps, disputeId: string): Promise<DisputeSnapshot | null> {
  try {
    return await payments.getDispute(disputeId);
  } catch (error) {
    if (getGatewayFailure(error)?.kind === 'NotFound') return null;
    throw error;
  }
}

/**
 * The only writer of disputes. It reads the provider's state, so events in any order, repeated or lost come to the same.
 * @param commit writes in the same transaction.
 * @returns false for a charge that is not ours.
 * @throws GatewayError
 */
export async function settleDispute(
  deps: Deps,
  disputeId: string,
  commit: (tx: Tx) => Promise<void> = () => Promise.resolve(),
): Promise<boolean> {
  const { db, payments } = deps;
  const snapshot = await readDispute(deps, disputeId);
  const intentId = snapshot?.intentId ?? null;
  if (snapshot === null || intentId === null) return false;
  const payment = await findPaymentOfIntent(db, { provider: payments.provider, intentId });
  if (payment === null) return false;
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, settling, payment.order_id);
    if (order === null) throw new Error(`The order of payment ${payment.id} is gone.`);
    await applyRound({ deps, tx, order, payment, snapshot });
    await commit(tx);
  });
  return true;
}

type Facts = { amount: number; reason: string; status: DisputeStatus; dueAt: Date | null };

const formatAmount = (amount: number) => formatDollars(cents(amount));

function formatDeadline(dueAt: Date | null): string {
  if (dueAt === null) return 'The provider names no deadline.';
  return `Answer it there by ${dueAt.toISOString().slice(0, 16).replace('T', ' ')} UTC.`;
}

const outcomes: Partial<Record<DisputeStatus, string>> = {
  won: 'was won: the amount is ours again',
  lost: 'was lost: the amount stays with the cardholder',
  warning_closed: 'ended as an inquiry: nothing was withdrawn',
  prevented: 'was prevented: the amount was given back before it began',
};

/** For admins. */
function formatDisputeAlert({ amount, reason, status, dueAt }: Facts): string {
  const of = `${formatAmount(amount)} (${formatDisputeReason(reason)})`;
  if (!isDisputeOpen(status)) return `The dispute of ${of} ${outcomes[status] ?? 'is closed'}.`;
  if (status.startsWith('warning')) return `The cardholder’s bank asks about ${of}. ${formatDeadline(dueAt)}`;
  return `The cardholder’s bank disputes ${of}. ${formatDeadline(dueAt)}`;
}

/** For the order's history, which the carrier reads too. */
function formatDisputeEvent({ amount, status }: Pick<Facts, 'amount' | 'status'>): string {
  if (isDisputeOpen(status)) return `The cardholder’s bank questions the payment of ${formatAmount(amount)}.`;
  return `The question of the cardholder’s bank about ${formatAmount(amount)} is closed: ${closings[status] ?? 'closed'}.`;
}

const closings: Partial<Record<DisputeStatus, string>> = {
  won: 'we keep the payment',
  lost: 'the payment was taken back',
  warning_closed: 'we keep the payment',
  prevented: 'the payment was given back',
};

const BATCH = 50;

/** An open dispute lasts for weeks, so its lost events may be older than the list of events. */
export async function reconcileDisputes(deps: Deps): Promise<void> {
  const { provider } = deps.payments;
  const before = after(deps.clock.now(), -HOUR);
  for (const id of await listDueDisputes(deps.db, { provider, before, limit: BATCH }))
    await settleDispute(deps, id).catch((error: unknown) => logFailure(deps.log, 'reconcileDisputes', error));
}
