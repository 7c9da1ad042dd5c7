import type { Admin } from '../../actor.ts';
import type { Db, Tx } from '../../db/transaction.ts';

/** What was captured for an order over all its payments, in cents. */
export async function findPaidCents(db: Db | Tx, _by: Admin, orderId: string): Promise<number> {
  const { paid } = await db
    .selectFrom('payments')
    .select((eb) => eb.fn.coalesce(eb.cast<number>(eb.fn.sum('captured_cents'), 'integer'), eb.lit(0)).as('paid'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return paid;
}
