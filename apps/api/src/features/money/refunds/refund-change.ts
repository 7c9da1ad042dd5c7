import type { SignedIn } from '#actor.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { insertRequested } from './request-refund.ts';
import { listRefundable } from './refunded-payments.store.ts';

/** The amount by which a change makes the order cheaper, in cents. */
type Back = { by: SignedIn; orderId: string; amount: number; permitId?: string };

const reason = 'The order was changed.';

/**
 * Refunds what a changed order costs less, in the transaction of the change: of the newest payment first.
 * @returns the ids of the refunds, to be sent after the commit
 */
export async function refundChange(tx: Tx, deps: Deps, { by, orderId, amount, permitId }: Back): Promise<string[]> {
  const ids: string[] = [];
  let left = amount;
  for (const payment of await listRefundable(tx, orderId)) {
    const part = Math.min(left, payment.refundable);
    if (part === 0) continue;
    const id = deps.ids();
    const body = { paymentId: payment.id, amount: part, reason, ...(permitId !== undefined && { permitId }) };
    await insertRequested(deps, tx, { by, id, request: { orderId, body } });
    ids.push(id);
    left -= part;
  }
  if (left > 0) throw new Problem('refund.not-possible');
  return ids;
}
