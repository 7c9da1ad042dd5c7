import type { SignedIn } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { findOrder, findPaidAt } from '../orders.store.ts';
import type { StoredOrder } from '../stored-order.ts';

/** A paid order and its date of payment. */
export async function readPaidOrder(
  { db }: Deps,
  actor: SignedIn,
  id: string,
): Promise<{ order: StoredOrder; paidAt: Date }> {
  const order = await findOrder(db, actor, id);
  if (order === null) throw new Problem('not-found');
  const paidAt = await findPaidAt(db, actor, id);
  if (paidAt === null) throw new Problem('receipt.unpaid');
  return { order, paidAt };
}
