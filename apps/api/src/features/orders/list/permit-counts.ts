import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/transaction.ts';

/** For a lateral join: how many permits the order has, and how many of them are issued. */
export function countPermits(db: Db | Tx) {
  return db
    .selectFrom('permits')
    .select((of) => [
      of.fn.countAll<number>().as('permit_count'),
      of.fn.countAll<number>().filterWhere('permits.status', '=', 'issued').as('issued_count'),
    ])
    .where(sql<boolean>`permits.order_id = orders.id`)
    .as('permits_of');
}
