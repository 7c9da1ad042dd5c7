import { activeStatuses, type Day } from '@wideload/domain';
import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Admin } from '#actor.ts';
import type { OwnerId } from '#identities.ts';
import type { Db } from '#platform/db/transaction.ts';
import { toStoredPermit } from '../order-rows.ts';

type PermitsPage = { ownerId: OwnerId; sort: 'createdAt' | '-createdAt'; limit: number; offset: number };

export async function findUserPermits(db: Db, _by: Admin, { ownerId, sort, limit, offset }: PermitsPage) {
  const direction = sort === 'createdAt' ? 'asc' : 'desc';
  const rows = await db
    .with('page', (cte) =>
      cte
        .selectFrom('permits')
        .innerJoin('orders', 'orders.id', 'permits.order_id')
        .select(['permits.id', 'permits.order_id'])
        .where('orders.user_id', '=', ownerId)
        .where('orders.status', '<>', 'draft')
        .orderBy('orders.created_at', direction)
        .orderBy('orders.id', direction)
        .orderBy('permits.id')
        .limit(limit)
        .offset(offset),
    )
    .selectFrom('page as listed')
    .innerJoin('orders', 'orders.id', 'listed.order_id')
    .select((eb) => [
      'orders.id as order',
      'orders.order_number as orderNumber',
      'orders.status as orderStatus',
      jsonObjectFrom(
        eb
          .selectFrom('permits')
          .leftJoin('permit_documents', 'permit_documents.id', 'permits.document_id')
          .selectAll('permits')
          .select('permit_documents.bytes as document_bytes')
          .whereRef('permits.id', '=', 'listed.id'),
      )
        .$notNull()
        .as('permit'),
    ])
    .orderBy('orders.created_at', direction)
    .orderBy('orders.id', direction)
    .orderBy('listed.id')
    .execute();
  return rows.map(({ permit, ...order }) => ({ ...order, permit: toStoredPermit(permit) }));
}

export async function countActiveUserPermits(
  db: Db,
  _by: Admin,
  { ownerId, today }: { ownerId: OwnerId; today: Day },
): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .innerJoin('permits', 'permits.order_id', 'orders.id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('orders.user_id', '=', ownerId)
    .where('orders.status', 'in', activeStatuses)
    // Skips past orders by the index `orders_user_last_day`.
    .where('orders.last_day', '>=', today)
    .where('permits.status', 'not in', ['refused', 'voided'])
    // Once a permit is issued, the state's own last day counts.
    .where(sql`coalesce(permits.valid_to, permits.end_day)`, '>=', today)
    .executeTakeFirstOrThrow();
  return count;
}
