import type { orderChanges, ReadBody } from '@wideload/contract';
import { stateName } from '@wideload/domain';
import type { Admin } from '#actor.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import {
  formatNotification,
  lockOrder,
  recordEvent,
  respectClaim,
  touchOrder,
} from '#features/orders/orders.service.ts';
import { closeWaiting, findChangedOrder } from './order-changes.store.ts';

type Refusal = { id: string; body: ReadBody<typeof orderChanges.refuse> };

/** The permit stays as it was issued. A fee that was paid for the change is a difference from then on, and is refunded as one. */
export function refuseChange(
  deps: Deps,
  by: Admin,
  { id, body: { permit: permitId, reason } }: Refusal,
): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const orderId = await findChangedOrder(tx, id);
    const order = orderId === null ? null : await lockOrder(tx, by, orderId);
    const permit = order?.permits.find(({ _id }) => _id === permitId);
    if (order === null || permit === undefined) throw new Problem('not-found');
    await respectClaim(tx, deps, { admin: by, orderId: order.id, over: undefined });
    const at = deps.clock.now();
    if ((await closeWaiting(tx, { permitId, status: 'refused', reason, at })) === null) throw new Problem('not-found');
    await touchOrder(tx, order.id, at);
    const unit = order.units.findIndex(({ _id }) => _id === permit.unit) + 1;
    const sentence = `${stateName(permit.state)} does not change the permit of unit ${unit}: it stays as it is. ${reason}`;
    await recordEvent(tx, deps, {
      orderId: order.id,
      ownerId: order.ownerId,
      what: 'change',
      from: order.status,
      to: order.status,
      comment: sentence,
      by,
      notification: formatNotification(sentence, order.status),
    });
    await recordAction(tx, deps, by, {
      what: 'order.change-refused',
      subject: { kind: 'order', id: order.id, label: String(order.orderNumber) },
      before: { state: permit.state, unit },
      after: { comment: reason },
    });
  });
}
