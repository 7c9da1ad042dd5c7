import type { orders, ReadBody } from '@wideload/contract';
import { formatPoNumberChange, isPlaced } from '@wideload/domain';
import type { SignedIn } from '#actor.ts';
import { inTransaction, type Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import { formatNotification } from '../moves/order-moves.ts';
import { lockOrder, writePoNumber } from '../orders.store.ts';
import { recordEvent } from '../moves/record-event.ts';
import type { StoredOrder } from '../stored-order.ts';

type Change = { id: string; body: ReadBody<typeof orders.changePoNumber> };

async function lockForRenumbering(tx: Tx, by: SignedIn, { id, body }: Change): Promise<StoredOrder> {
  const order = await lockOrder(tx, by, id);
  if (order === null) throw new Problem('not-found');
  if (!isPlaced(order.status)) throw new Problem('order.still-draft');
  const { poNumber } = order;
  if (poNumber === body.from || poNumber === body.poNumber) return order;
  const now = poNumber === '' ? 'It was removed' : `It is now ${poNumber}: it was changed`;
  const detail = `${now} elsewhere. Nothing was overwritten. Press Save again to replace it.`;
  throw new Problem('order.stale', { detail, members: { poNumber } });
}

/**
 * Changes the PO / job number of a paid order for its carrier or an admin: number and history, and for an admin also
 * the carrier's notification and the audit log, in one transaction. The same number again changes nothing.
 */
export function changePoNumber(deps: Deps, by: SignedIn, change: Change): Promise<StoredOrder> {
  return inTransaction(deps.db, async (tx) => {
    const order = await lockForRenumbering(tx, by, change);
    const { id, ownerId, status, orderNumber, poNumber: from } = order;
    const { poNumber } = change.body;
    if (poNumber === from) return order;
    const now = deps.clock.now();
    await writePoNumber(tx, { id, poNumber, now });
    const comment = formatPoNumberChange(from, poNumber);
    const notification = by.kind === 'user' ? null : formatNotification(`PO / job number: ${comment}.`, status);
    const event = { orderId: id, ownerId, what: 'po-number' as const, from: status, to: status };
    await recordEvent(tx, deps, { ...event, by, comment, notification });
    if (by.kind === 'admin')
      await recordAction(tx, deps, by, {
        what: 'order.po-number',
        subject: { kind: 'order', id, label: String(orderNumber) },
        before: { poNumber: from },
        after: { poNumber },
      });
    return { ...order, poNumber, updatedAt: now };
  });
}
