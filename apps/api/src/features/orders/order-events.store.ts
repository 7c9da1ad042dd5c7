import type { User } from '../../actor.ts';
import type { Db } from '../../db/transaction.ts';

/** When a user's order was begun, and its moves, oldest first. @returns null when there is no such order of hers. */
export async function findOwnEvents(db: Db, user: User, orderId: string) {
  const order = await db
    .selectFrom('orders')
    .select('created_at')
    .where('id', '=', orderId)
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  if (order === undefined) return null;
  const moves = await db
    .selectFrom('order_events')
    .select(['at', 'actor_id', 'from_status', 'to_status', 'comment'])
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return { begunAt: order.created_at, moves };
}
