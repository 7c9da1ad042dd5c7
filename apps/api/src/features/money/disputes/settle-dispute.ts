import { isDisputeOpen, mayMoveDispute, type DisputeStatus } from '@wideload/domain';
import { createSystemActor } from '#actor.ts';
import { inTransaction, type Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { getGatewayFailure } from '#providers/payments/gateway-error.ts';
import type { DisputeSnapshot } from '#providers/payments/port.ts';
import { lockOrder, recordEvent, type StoredOrder } from '#features/orders/orders.service.ts';
import { raiseAlert } from '../settle/payment-alerts.service.ts';
import { findPaymentOfIntent, type PaymentRow } from '../payments.store.ts';
import { formatDisputeAlert, formatDisputeEvent } from './dispute-sentences.ts';
import {
  changeDispute,
  findDispute,
  insertDispute,
  insertMovements,
  markDisputeSynced,
  type DisputeRow,
} from './disputes.store.ts';

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
