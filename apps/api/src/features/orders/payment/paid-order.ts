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

type Refused = 'approved' | 'changed' | 'filed or issued' | 'requested again';

/** Nothing is done for an order whose money went back. It goes on once the refund fails, or the order is paid again. */
export function refuseRefunded({ isRefunded, orderNumber, status }: StoredOrder, refused: Refused): void {
  if (!isRefunded) return;
  const subject = refused === 'approved' || refused === 'changed' ? 'Order' : 'A permit of order';
  throw new Problem('order.refunded', {
    detail: `${subject} ${orderNumber} cannot be ${refused}: all that was paid for it is refunded, or on its way back.`,
    members: { orderStatus: status },
  });
}
