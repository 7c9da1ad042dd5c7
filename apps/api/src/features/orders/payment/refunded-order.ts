import { Problem } from '#problem.ts';
import type { StoredOrder } from '../stored-order.ts';

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
