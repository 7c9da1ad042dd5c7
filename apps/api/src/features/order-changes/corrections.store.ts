import type { CorrectedKind } from '@wideload/contract';
import { activeStatuses, isPlaced, orderStatuses, type Day } from '@wideload/domain';
import { sql, type RawBuilder } from 'kysely';
import type { User } from '#actor.ts';
import type { Db } from '#platform/db/transaction.ts';

export type CorrectedRecord = { kind: CorrectedKind; id: string };

const ofPermit = (part: 'truck' | 'trailer', id: string) =>
  sql<boolean>`EXISTS (SELECT FROM permits WHERE permits.order_id = orders.id AND permits.vehicles -> ${sql.lit(part)} ->> '_id' = ${id})`;

const ofRecord: Record<CorrectedKind, (id: string) => RawBuilder<boolean>> = {
  company: (id) => sql`orders.company_id = ${id}`,
  truck: (id) => sql`(units.truck_id = ${id} OR ${ofPermit('truck', id)})`,
  trailer: (id) => sql`(units.trailer_id = ${id} OR ${ofPermit('trailer', id)})`,
};

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
    .where(ofRecord[kind](id))
    .groupBy('orders.id')
    .orderBy('orders.created_at', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => row.id);
}
