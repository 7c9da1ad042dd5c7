import { cents, formatDollars } from '@wideload/domain';
import type { Admin } from '#actor.ts';
import { inTransaction, type Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { recordAct } from '#features/audit-log/audit-log.service.ts';
import { findOrder, lockOrderForPayment, recordRequest, type PayableOrder } from '#features/orders/orders.service.ts';
import { findOwnCard } from '../cards/cards.service.ts';
import {
  findOpenAdjustment,
  insertAdjustment,
  markRequested,
  type AdjustmentRow,
} from '../adjustments/adjustments.store.ts';
import type { BeginResult } from './charge.ts';
import { toDifference } from '../adjustments/asked-fees.store.ts';
import { beginAdjustment, computeDue } from '../adjustments/begin-adjustment.ts';
import { isFeeAsked } from '../adjustments/order-money.store.ts';
import { hasOpenAttempt } from './open-attempts.store.ts';
import { payTimings, type PayTimings } from './open-attempt.ts';
import { pressInTime } from './pay.ts';

/** `expectedAmount`: cents that the admin saw. */
type Charge = { orderId: string; cardId: string; expectedAmount: number };
export type ChargeAnswer = { status: 'succeeded' | 'processing' } | { status: 'declined'; message: string };

export async function openAdjustment(tx: Tx, deps: Deps, by: Admin, order: PayableOrder): Promise<AdjustmentRow> {
  const open = await findOpenAdjustment(tx, order.id);
  return open ?? insertAdjustment(tx, by, { id: deps.ids(), orderId: order.id, at: deps.clock.now() });
}

export function toAuditSubject({ id, orderNumber }: PayableOrder) {
  return { kind: 'order' as const, id, label: String(orderNumber) };
}

/** T1, with the admin's audit log entry in the same commit. */
function beginCharge(deps: Deps, by: Admin, { orderId, cardId, expectedAmount }: Charge): Promise<BeginResult> {
  return inTransaction(deps.db, async (tx) => {
    const order = await lockOrderForPayment(tx, by, orderId);
    if (order === null) throw new Problem('not-found');
    const { provider } = deps.payments;
    const card = await findOwnCard(tx, order, { provider, idOrMethod: cardId });
    if (card === null) throw new Problem('not-found', { detail: 'This card is no longer on the carrier’s list.' });
    const { amountCents } = await computeDue(tx, order, expectedAmount);
    if (await isFeeAsked(tx, orderId)) {
      const detail = 'A fee difference is part of it, which only the carrier may pay.';
      throw new Problem('order_not_payable', { detail });
    }
    const adjustment = await openAdjustment(tx, deps, by, order);
    const request = { order, adjustment, card, expected: expectedAmount, offSession: true };
    const begun = await beginAdjustment(deps, tx, request);
    // The carrier is answering the bank: this attempt must not be settled from here, and must not be canceled.
    if (begun.kind === 'open' && begun.attempt?.off_session !== true) throw new Problem('payment_in_progress');
    if (begun.kind === 'begun') {
      const after = { amount: formatDollars(cents(amountCents)), card: `${card.brand} ending in ${card.last4}` };
      await recordAct(tx, deps, by, { what: 'order.charge', subject: toAuditSubject(order), before: null, after });
    }
    return begun;
  });
}

/** If the card cannot be charged without the carrier present, the carrier gets a request to pay (`requestAfterDecline`). */
export async function chargeAdjustment(
  deps: Deps,
  by: Admin,
  charge: Charge,
  timings: PayTimings = payTimings,
): Promise<ChargeAnswer> {
  try {
    const { status } = await pressInTime(deps, { begin: () => beginCharge(deps, by, charge), timings });
    return { status: status === 'succeeded' ? status : 'processing' };
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 402) throw error;
    return { status: 'declined', message: error.extra.detail ?? error.message };
  }
}

/** A repeat changes nothing. */
export function requestAdjustment(
  deps: Deps,
  by: Admin,
  { orderId, expectedAmount }: Omit<Charge, 'cardId'>,
): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const order = await lockOrderForPayment(tx, by, orderId);
    if (order === null) throw new Problem('not-found');
    const due = await computeDue(tx, order, expectedAmount);
    if (await hasOpenAttempt(tx, orderId)) throw new Problem('payment_in_progress');
    if ((await findOrder(tx, by, orderId))?.customer.email === '')
      throw new Problem('order_not_payable', { detail: 'The account of this carrier is deleted.' });
    const adjustment = await openAdjustment(tx, deps, by, order);
    if (!(await markRequested(tx, adjustment.id, deps.clock.now()))) return;
    const difference = await toDifference(tx, adjustment.id, due);
    await recordRequest(tx, deps, { by, orderId, adjustmentId: adjustment.id, difference, declined: null });
    const after = { amount: formatDollars(cents(due.amountCents)) };
    await recordAct(tx, deps, by, {
      what: 'order.charge-request',
      subject: toAuditSubject(order),
      before: null,
      after,
    });
  });
}
