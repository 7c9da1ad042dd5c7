import type { queue, ReadQuery } from '@wideload/contract';
import type { Departure, TripPlace } from '@wideload/domain';
import { sql, type Expression, type NotNull, type SqlBool } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Admin } from '../../actor.ts';
import { toContainsPattern } from '../../platform/db/search.ts';
import type { Db, Tx } from '../../platform/db/transaction.ts';

export type QueueQuery = ReadQuery<typeof queue.list>;
export type QueueRow = Awaited<ReturnType<typeof findQueueRows>>[number];

/** A whole order number with or without `#`, the beginning of an id, or part of an address. */
function matchSearch(search: string): Expression<SqlBool> {
  const text = search.toLowerCase().replace(/^#/, '');
  return sql<SqlBool>`(orders.order_number::text = ${text}
    OR (${/^[0-9a-f-]{1,36}$/.test(text)} AND orders.id::text LIKE ${`${text}%`})
    OR orders.customer_email ILIKE ${toContainsPattern(text)}
    OR users.email ILIKE ${toContainsPattern(text)})`;
}

function selectWaiting(db: Db, admin: Admin, { search, holder }: Pick<QueueQuery, 'search' | 'holder'>) {
  return db
    .selectFrom('orders')
    .where('orders.status', '=', 'pending')
    .$if(search !== '', (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('users').select('users.id').whereRef('users.id', '=', 'orders.user_id').where(matchSearch(search)),
        ),
      ),
    )
    .$if(holder !== 'all', (query) =>
      query.where(({ exists, not, selectFrom }) => {
        const claims = selectFrom('order_claims')
          .select('order_id')
          .whereRef('order_claims.order_id', '=', 'orders.id');
        return holder === 'free' ? not(exists(claims)) : exists(claims.where('admin_id', '=', admin.id));
      }),
    );
}

/** Longest waiting first. */
export async function findWaiting(db: Db, admin: Admin, query: QueueQuery): Promise<{ ids: string[]; total: number }> {
  const found = selectWaiting(db, admin, query);
  const [rows, { count }] = await Promise.all([
    found
      .select('orders.id')
      .orderBy('orders.paid_at')
      .orderBy('orders.id')
      .limit(query.pageSize)
      .offset((query.page - 1) * query.pageSize)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { ids: rows.map(({ id }) => id), total: count };
}

const mostArrivals = 100;

/** Orders that were paid or came back into the queue after `since`; newest first. */
export async function findArrivals(
  db: Db,
  admin: Admin,
  { query, since }: { query: QueueQuery; since: Date },
): Promise<string[]> {
  const rows = await selectWaiting(db, admin, query)
    .innerJoin('order_events', 'order_events.order_id', 'orders.id')
    .select((eb) => ['orders.id', eb.fn.max('order_events.at').as('at')])
    .where('order_events.what', '=', 'status')
    .where('order_events.to_status', '=', 'pending')
    .where('order_events.at', '>', since)
    .groupBy('orders.id')
    .orderBy('at', 'desc')
    .limit(mostArrivals)
    .execute();
  return rows.map(({ id }) => id);
}

const countRows = (status: string) => sql<number>`count(*) FILTER (WHERE permits.status = ${status})::int`;

/** The carrier corrected a refused permit, and no event has followed. */
const isResubmitted = sql<boolean>`EXISTS (
  SELECT FROM order_events AS again
  WHERE again.order_id = orders.id AND again.what = 'permit' AND again.actor_id = orders.user_id
    AND again.from_status = 'refused' AND again.to_status = 'requested'
    AND NOT EXISTS (
      SELECT FROM order_events AS later
      WHERE later.order_id = orders.id AND later.permit_state = again.permit_state
        AND later.permit_unit = again.permit_unit AND (later.at, later.id) > (again.at, again.id)))`;

/** Without the line of the route, which the queue does not show. */
const departure = sql<(Departure & { origin: TripPlace | null }) | null>`CASE WHEN orders.trip IS NOT NULL THEN
  jsonb_build_object('origin', orders.trip #> '{places,0}', 'startDate', orders.trip -> 'startDate',
    'startTime', orders.trip -> 'startTime') END`;

/** Paid orders, waiting or not, in no order. */
export function findQueueRows(db: Db | Tx, _reader: Admin, ids: readonly string[]) {
  return db
    .selectFrom('orders')
    .leftJoin('order_claims', 'order_claims.order_id', 'orders.id')
    .leftJoin('users as holders', 'holders.id', 'order_claims.admin_id')
    .select((eb) => [
      'orders.id',
      'orders.order_number',
      'orders.status',
      'orders.user_id',
      'orders.paid_at',
      'orders.customer_email',
      'orders.customer_person_name',
      'orders.jurisdictions',
      'orders.total_price_cents',
      'order_claims.admin_id',
      'order_claims.claimed_at',
      'holders.email as holder_email',
      sql<string | null>`orders.company ->> 'name'`.as('company_name'),
      departure.as('departure'),
      isResubmitted.as('is_resubmitted'),
      jsonObjectFrom(
        eb
          .selectFrom('permits')
          .select([
            countRows('requested').as('requested'),
            countRows('filed').as('filed'),
            countRows('issued').as('issued'),
            countRows('refused').as('refused'),
          ])
          .whereRef('permits.order_id', '=', 'orders.id'),
      ).as('permits'),
    ])
    .where('orders.id', '=', sql<string>`ANY(${[...ids]}::uuid[])`)
    .where('orders.paid_at', 'is not', null)
    .$narrowType<{ paid_at: NotNull }>()
    .execute();
}
