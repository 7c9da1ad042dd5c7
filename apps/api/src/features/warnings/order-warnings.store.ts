import type { OrderWarning } from '@wideload/contract';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Admin, System, User } from '#actor.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';

type Row = Selectable<Tables['order_warnings']>;
export type WarningText = Pick<
  Row,
  | 'kind'
  | 'state'
  | 'what'
  | 'was'
  | 'is_now'
  | 'to_do'
  | 'since'
  | 'source_words'
  | 'source_link'
  | 'first_day'
  | 'last_day'
>;

type Shown = WarningText & Pick<Row, 'id' | 'created_at' | 'withdrawn_at'>;

export function toWarningValue(row: Shown): OrderWarning {
  return {
    _id: row.id,
    kind: row.kind,
    state: row.state,
    what: row.what,
    was: row.was,
    now: row.is_now,
    toDo: row.to_do,
    // Casts: dates of the database are days.
    since: row.since as OrderWarning['since'],
    source: { words: row.source_words, link: row.source_link },
    firstDay: row.first_day as OrderWarning['firstDay'],
    lastDay: row.last_day as OrderWarning['lastDay'],
    isWithdrawn: row.withdrawn_at !== null,
    createdAt: row.created_at.toISOString(),
  };
}

/** By order, the newest first. The orders were found for the reader before. */
export async function listOrderWarnings(
  db: Db | Tx,
  _by: System | User,
  orderIds: readonly string[],
): Promise<Map<string, OrderWarning[]>> {
  const rows = await db
    .selectFrom('order_warnings')
    .selectAll()
    .where('order_id', '=', sql<string>`ANY (${orderIds}::uuid[])`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const byOrder = new Map<string, OrderWarning[]>(orderIds.map((id) => [id, []]));
  for (const row of rows) byOrder.get(row.order_id)?.push(toWarningValue(row));
  return byOrder;
}

export async function insertWarning(tx: Tx, _by: System, row: Insertable<Tables['order_warnings']>): Promise<void> {
  await tx.insertInto('order_warnings').values(row).execute();
}

type RestrictionWarning = Pick<Row, 'id' | 'restriction_revision' | 'withdrawn_at'> & { restrictionId: string };

export async function listRestrictionWarnings(tx: Tx, _by: System, orderId: string): Promise<RestrictionWarning[]> {
  const rows = await tx
    .selectFrom('order_warnings')
    .select(['id', 'restriction_id', 'restriction_revision', 'withdrawn_at'])
    .where('order_id', '=', orderId)
    .where('restriction_id', 'is not', null)
    .execute();
  return rows.flatMap(({ restriction_id: restrictionId, ...row }) =>
    restrictionId === null ? [] : [{ ...row, restrictionId }],
  );
}

type Change = Partial<WarningText> & { restriction_revision: number; withdrawn_at: Date | null };

export async function updateWarning(tx: Tx, _by: System, id: string, change: Change): Promise<void> {
  await tx.updateTable('order_warnings').set(change).where('id', '=', id).execute();
}

export async function countWarnedTrips(db: Db | Tx, _by: Admin, restrictionId: string): Promise<number> {
  const row = await db
    .selectFrom('order_warnings')
    .select(({ fn }) => fn.countAll<string>().as('trips'))
    .where((eb) => eb.and({ restriction_id: restrictionId, withdrawn_at: null }))
    .executeTakeFirst();
  return Number(row?.trips ?? 0);
}
