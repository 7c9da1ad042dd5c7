import type { Admin } from '#actor.ts';
import { inTransaction, type Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import { lockOrderForPayment, recordWithdrawal } from '#features/orders/orders.service.ts';
import { closeAdjustment, findAdjustmentPayment, findOpenAdjustment } from './adjustments.store.ts';
import { findLatestAttempt, isOpen } from '../charges/attempts.store.ts';
import { cancelAtProvider } from '../charges/payment-guard.ts';
import { changePayment, type PaymentRow } from '../payments.store.ts';

/** A new payment may begin between a cancel and the commit of the withdrawal. */
const ROUNDS = 3;

/** A charge in progress cannot be canceled; a pending 3-D Secure can. */
async function refuseWhileCharging(deps: Pick<Deps, 'db'> | { db: Tx }, { id }: PaymentRow): Promise<void> {
  const attempt = await findLatestAttempt(deps.db, id);
  if (attempt !== null && isOpen(attempt) && attempt.state !== 'requires_action')
    throw new Problem('payment_in_progress');
}

/** @returns false if a payment at the provider can still pay it and must be canceled first. */
function close(deps: Deps, by: Admin, orderId: string): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const order = await lockOrderForPayment(tx, by, orderId);
    const adjustment = order && (await findOpenAdjustment(tx, orderId));
    if (order === null || adjustment === null) throw new Problem('not-found');
    const at = deps.clock.now();
    const payment = await findAdjustmentPayment(tx, adjustment.id, { lock: true });
    if (payment !== null) {
      await refuseWhileCharging({ db: tx }, payment);
      if (payment.provider_intent_id !== null) return false;
      await changePayment(tx, payment.id, { status: 'canceled', at });
    }
    await closeAdjustment(tx, adjustment.id, { state: 'withdrawn', at });
    if (adjustment.asked_at !== null) await recordWithdrawal(tx, deps, { orderId, by });
    const subject = { kind: 'order' as const, id: orderId, label: String(order.orderNumber) };
    await recordAction(tx, deps, by, { what: 'order.charge-withdrawn', subject, before: null, after: null });
    return true;
  });
}

async function cancelPayment(deps: Deps, orderId: string): Promise<void> {
  const adjustment = await findOpenAdjustment(deps.db, orderId);
  const payment = adjustment && (await findAdjustmentPayment(deps.db, adjustment.id));
  if (payment === null || payment.provider_intent_id === null) return;
  await refuseWhileCharging(deps, payment);
  await cancelAtProvider(deps, payment, payment.provider_intent_id);
  const paid = await findAdjustmentPayment(deps.db, payment.adjustment_id ?? '');
  if (paid?.status === 'succeeded') throw new Problem('order_not_payable', { detail: 'It has just been paid.' });
  if (paid?.id === payment.id)
    throw new Problem('order_not_payable', { detail: 'This payment must be decided by hand.' });
}

/** Cancels the intent at the provider, then closes the request. */
export async function withdrawAdjustment(deps: Deps, by: Admin, orderId: string): Promise<void> {
  for (let round = 1; round <= ROUNDS; round += 1) {
    if (await close(deps, by, orderId)) return;
    await cancelPayment(deps, orderId);
  }
  throw new Problem('payment_in_progress');
}
