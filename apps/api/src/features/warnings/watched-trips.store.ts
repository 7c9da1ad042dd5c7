import { activeStatuses, type Day, type StateCode } from '@wideload/domain';
import type { TripFact, WatchedTrip } from '@wideload/domain/warnings';
import { sql } from 'kysely';
import type { Admin, System } from '#actor.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';

export type Watched = {
  trip: WatchedTrip;
  facts: TripFact[];
  rulesVersion: string;
  orderVersion: number;
  restrictionRevision: number;
};

/** Paid trips that are not over, of accounts that are there. */
function selectOpenTrips(db: Db | Tx, today: Day) {
  return db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .leftJoin('watched_trips', 'watched_trips.order_id', 'orders.id')
    .where('orders.status', 'in', activeStatuses)
    .where('orders.is_refunded', '=', false)
    .where('orders.last_day', '>=', today)
    .where('users.deleted_at', 'is', null);
}

type Due = { today: Day; rulesVersion: string; after: string | null; most: number };

/** Orders that are new or changed, or for which the facts or the restrictions are newer than those that they were compared with. */
export async function listDueOrders(db: Db, _by: System, { today, rulesVersion, after, most }: Due): Promise<string[]> {
  const rows = await selectOpenTrips(db, today)
    .select('orders.id')
    .where((eb) =>
      eb.or([
        eb('watched_trips.order_id', 'is', null),
        eb('watched_trips.rules_version', '<', rulesVersion),
        eb('watched_trips.order_version', '<>', eb.ref('orders.version')),
        eb.exists(
          eb
            .selectFrom('restrictions')
            .select('restrictions.id')
            .whereRef('restrictions.revision', '>', 'watched_trips.restriction_revision')
            .where(sql<boolean>`restrictions.state = ANY (orders.jurisdictions)`),
        ),
      ]),
    )
    .$if(after !== null, (query) => query.where('orders.id', '>', after))
    .orderBy('orders.id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

export async function findWatched(db: Db | Tx, _by: System, orderId: string): Promise<Watched | null> {
  const row = await db.selectFrom('watched_trips').selectAll().where('order_id', '=', orderId).executeTakeFirst();
  if (row === undefined) return null;
  return {
    trip: row.trip,
    facts: row.facts,
    rulesVersion: row.rules_version,
    orderVersion: row.order_version,
    restrictionRevision: row.restriction_revision,
  };
}

export async function writeWatched(tx: Tx, _by: System, orderId: string, watched: Watched): Promise<void> {
  const columns = {
    trip: JSON.stringify(watched.trip),
    facts: JSON.stringify(watched.facts),
    rules_version: watched.rulesVersion,
    order_version: watched.orderVersion,
    restriction_revision: watched.restrictionRevision,
  };
  await tx
    .insertInto('watched_trips')
    .values({ order_id: orderId, ...columns })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(columns))
    .execute();
}

/** Nobody compares a trip that is over. */
export async function removeEndedTrips(db: Db, _by: System, today: Day): Promise<void> {
  await db
    .deleteFrom('watched_trips')
    .where('order_id', 'in', (eb) => eb.selectFrom('orders').select('id').where('last_day', '<', today))
    .execute();
}

type Crossed = { state: StateCode; firstDay: Day; lastDay: Day | null; today: Day };

/** The open trips that may be in the state on these days, some hundred at a time. */
export async function* readOpenTrips(
  db: Db,
  _by: Admin,
  { state, firstDay, lastDay, today }: Crossed,
): AsyncGenerator<WatchedTrip> {
  const batch = 200;
  let after: string | null = null;
  for (;;) {
    const last: string | null = after;
    const rows: { id: string; trip: WatchedTrip | null }[] = await selectOpenTrips(db, today)
      .select(['orders.id', 'watched_trips.trip'])
      .where('watched_trips.trip', 'is not', null)
      .where(sql<boolean>`${state} = ANY (orders.jurisdictions)`)
      .where('orders.last_day', '>=', firstDay)
      .$if(lastDay !== null, (query) => query.where('orders.first_day', '<=', lastDay))
      .$if(last !== null, (query) => query.where('orders.id', '>', last))
      .orderBy('orders.id')
      .limit(batch)
      .execute();
    for (const { trip } of rows) if (trip !== null) yield trip;
    after = rows.at(-1)?.id ?? null;
    if (rows.length < batch) return;
  }
}
