import { activeStatuses, type Day } from '@wideload/domain';
import type { System } from '#actor.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';

/** Orders in use, of accounts that are there, with an issued permit whose last day is one of these. */
export async function listEndingOrders(db: Db, _by: System, { from, to }: { from: Day; to: Day }): Promise<string[]> {
  const rows = await db
    .selectFrom('permits')
    .innerJoin('orders', 'orders.id', 'permits.order_id')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select('orders.id')
    .distinct()
    .where('permits.status', '=', 'issued')
    .where('permits.valid_to', '>=', from)
    .where('permits.valid_to', '<=', to)
    .where('orders.status', 'in', activeStatuses)
    .where('orders.is_refunded', '=', false)
    .where('users.deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

export async function isTold(tx: Tx, _by: System, { orderId, comment }: { orderId: string; comment: string }) {
  const row = await tx
    .selectFrom('order_events')
    .select('id')
    .where('order_id', '=', orderId)
    .where('what', '=', 'days')
    .where('comment', '=', comment)
    .executeTakeFirst();
  return row !== undefined;
}
