import type { OrderNote } from '@wideload/contract';
import type { Admin } from '#actor.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import { lockOrder } from '#features/orders/orders.service.ts';
import { insertNote } from './order-notes.store.ts';

/** Only admins read notes. */
export function addNote(
  deps: Deps,
  by: Admin,
  { orderId, text }: { orderId: string; text: string },
): Promise<OrderNote> {
  return inTransaction(deps.db, async (tx) => {
    // Locked, so that an erasure of its carrier at the same time cannot miss the note.
    const order = await lockOrder(tx, by, orderId);
    if (order === null) throw new Problem('not-found');
    const at = deps.clock.now();
    const note = { id: deps.ids(), orderId, at, text };
    const { author } = await insertNote(tx, by, note);
    await recordAction(tx, deps, by, {
      what: 'order.note',
      subject: { kind: 'order', id: orderId, label: String(order.orderNumber) },
      before: null,
      after: { text },
    });
    return { _id: note.id, at: at.toISOString(), author, text };
  });
}
