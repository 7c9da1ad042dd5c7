import type { Day } from '@wideload/domain';
import { sql } from 'kysely';
import type { Admin } from '../../actor.ts';
import type { Db } from '../../db/transaction.ts';

export async function countActivePermitsOf(
  db: Db,
  _by: Admin,
  { userId, today }: { userId: string; today: Day },
): Promise<number> {
  const { count } = await db
    .selectFrom('permits')
    .innerJoin('orders', 'orders.id', 'permits.order_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('orders.user_id', '=', userId)
    .where('orders.status', 'in', ['pending', 'approved'])
    .where('permits.status', '<>', 'refused')
    // Once it is issued, the state's own last day counts.
    .where(sql`coalesce(permits.valid_to, permits.end_day)`, '>=', today)
    .executeTakeFirstOrThrow();
  return count;
}
