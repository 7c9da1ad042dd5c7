import type { CorrectedKind } from '@wideload/contract';
import { activeStatuses, isPlaced, orderStatuses, type Day } from '@wideload/domain';
import { sql } from 'kysely';
import type { User } from '#actor.ts';
import type { Db } from '#platform/db/transaction.ts';

export type CorrectedRecord = { kind: CorrectedKind; id: string };

const columns = {
  company: sql.ref('orders.company_id'),
  truck: sql.ref('units.truck_id'),
  trailer: sql.ref('units.trailer_id'),
} as const satisfies Record<CorrectedKind, unknown>;

const drafts = orderStatuses.filter((status) => !isPlaced(status));

/** Drafts, and paid orders whose permits are not over: the newest first, at most `most`. */
export async function listUsingOrders(
  db: Db,
  user: User,
  { record: { kind, id }, today, most }: { record: CorrectedRecord; today: Day; most: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .leftJoin('units', 'units.order_id', 'orders.id')
    .select('orders.id')
    .where('orders.user_id', '=', user.ownerId)
    .where((eb) =>
      eb.or([
        eb('orders.status', 'in', drafts),
        eb.and([eb('orders.status', 'in', activeStatuses), sql<boolean>`orders.last_day >= ${today}`]),
      ]),
    )
    .where(sql<boolean>`${columns[kind]} = ${id}`)
    .groupBy('orders.id')
    .orderBy('orders.created_at', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => row.id);
}
