import { computeOrderBalance } from '@wideload/domain';
import type { Admin } from '#actor.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { lockOrderForPayment } from '#features/orders/orders.service.ts';
import { findMoved } from '../adjustments/adjustments.store.ts';
import { hasOpenAttempt } from '../charges/open-attempts.store.ts';
import { refundChange } from '../refunds/refund-change.ts';
import { undoChangeFee } from './fee-differences.store.ts';

type Returned = { by: Admin; orderId: string; permitId: string; adjustmentId: string };

/**
 * Gives back the fee of a change that its state has refused, in the transaction of the refusal: what is not paid yet is not asked
 * for any more, and what is paid is refunded. The order must be locked.
 * @returns the refunds, to be sent after the commit
 */
export async function returnChangeFee(
  tx: Tx,
  deps: Deps,
  { by, orderId, permitId, adjustmentId }: Returned,
): Promise<string[]> {
  // The running payment may include this fee.
  if (await hasOpenAttempt(tx, orderId)) throw new Problem('payment_in_progress');
  const fee = await undoChangeFee(tx, by, { permitId, adjustmentId, at: deps.clock.now() });
  const order = await lockOrderForPayment(tx, by, orderId);
  if (fee === 0 || order === null) return [];
  const balance = computeOrderBalance({
    status: order.status,
    total: order.totalCents,
    ...(await findMoved(tx, orderId)),
  });
  const amount = balance.kind === 'over' ? Math.min(fee, balance.amount) : 0;
  return amount === 0 ? [] : refundChange(tx, deps, { by, orderId, amount, parts: [{ permitId, amount }] });
}
