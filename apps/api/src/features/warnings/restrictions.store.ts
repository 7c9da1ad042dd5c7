import type { RestrictionBody } from '@wideload/contract';
import { requireDay, type Day, type StateCode } from '@wideload/domain';
import type { Restriction } from '@wideload/domain/warnings';
import { sql, type Selectable } from 'kysely';
import type { Admin, System, User } from '#actor.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';

type Row = Selectable<Tables['restrictions']>;
type Reader = Admin | System | User;

const MOST_LISTED = 200;

/** A restriction with what its readers are told. */
export type KeptRestriction = Restriction & {
  id: string;
  revision: number;
  version: number;
  place: string;
  what: string;
  source: string;
  createdAt: Date;
  withdrawnAt: Date | null;
};

function toRestriction(row: Row): KeptRestriction {
  const { id, version, road, place, what, source } = row;
  return {
    id,
    version,
    revision: row.revision,
    state: row.state,
    road,
    place,
    what,
    source,
    firstDay: requireDay(row.first_day),
    lastDay: row.last_day === null ? null : requireDay(row.last_day),
    sizes: { width: row.width_in, height: row.height_in, length: row.length_in, weight: row.weight_lb },
    createdAt: row.created_at,
    withdrawnAt: row.withdrawn_at,
  };
}

export function toDomain({
  state,
  road,
  firstDay,
  lastDay,
  width,
  height,
  length,
  weight,
}: RestrictionBody): Restriction {
  const sizes = { width, height, length, weight };
  return { state, road, firstDay, lastDay: lastDay === '' ? null : requireDay(lastDay), sizes };
}

function toColumns({
  state,
  road,
  place,
  firstDay,
  lastDay,
  width,
  height,
  length,
  weight,
  what,
  source,
}: RestrictionBody) {
  return {
    state,
    road,
    place,
    first_day: firstDay,
    last_day: lastDay === '' ? null : lastDay,
    width_in: width,
    height_in: height,
    length_in: length,
    weight_lb: weight,
    what,
    source,
  };
}

/** One change at a time, so that no revision is committed after a later one was read. */
async function takeRevision(tx: Tx): Promise<number> {
  await sql`LOCK TABLE restrictions IN SHARE ROW EXCLUSIVE MODE`.execute(tx);
  const row = await tx
    .selectFrom('restrictions')
    .select(({ fn }) => fn.max('revision').as('last'))
    .executeTakeFirst();
  return (row?.last ?? 0) + 1;
}

export async function insertRestriction(
  tx: Tx,
  { personId }: Admin,
  { id, body, now }: { id: string; body: RestrictionBody; now: Date },
): Promise<void> {
  const revision = await takeRevision(tx);
  const written = { entered_by: personId, created_at: now, updated_at: now, withdrawn_at: null };
  await tx
    .insertInto('restrictions')
    .values({ id, revision, ...toColumns(body), ...written })
    .execute();
}

type Change = { id: string; version: number; change: RestrictionBody | 'withdraw'; now: Date };

/** @returns false if somebody else has changed it since that version. */
export async function updateRestriction(tx: Tx, _by: Admin, { id, version, change, now }: Change): Promise<boolean> {
  const revision = await takeRevision(tx);
  const { numUpdatedRows } = await tx
    .updateTable('restrictions')
    .set({ revision, version: version + 1, updated_at: now })
    .set(change === 'withdraw' ? { withdrawn_at: now } : toColumns(change))
    .where((eb) => eb.and({ id, version }))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function findRestriction(db: Db | Tx, _by: Admin, id: string): Promise<KeptRestriction | null> {
  const row = await db.selectFrom('restrictions').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : toRestriction(row);
}

/** Those of these states, with the withdrawn ones. */
export async function listRestrictionsOf(
  db: Db | Tx,
  _by: Reader,
  states: readonly StateCode[],
): Promise<KeptRestriction[]> {
  if (states.length === 0) return [];
  const rows = await db
    .selectFrom('restrictions')
    .selectAll()
    .where('state', 'in', [...states])
    .orderBy('revision')
    .execute();
  return rows.map(toRestriction);
}

/** Those that hold first, by their first day. */
export async function listRestrictions(
  db: Db,
  _by: Admin,
  today: Day,
): Promise<{ restriction: KeptRestriction; trips: number }[]> {
  const isOver = sql<boolean>`withdrawn_at IS NOT NULL OR coalesce(last_day < ${today}, false)`;
  const rows = await db
    .selectFrom('restrictions')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('order_warnings')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('order_warnings.restriction_id', '=', 'restrictions.id')
        .where('order_warnings.withdrawn_at', 'is', null)
        .as('trips'),
    )
    .orderBy(isOver)
    .orderBy('first_day', 'desc')
    .orderBy('id')
    .limit(MOST_LISTED)
    .execute();
  return rows.map((row) => ({ restriction: toRestriction(row), trips: Number(row.trips) }));
}
