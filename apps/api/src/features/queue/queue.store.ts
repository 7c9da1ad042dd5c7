import type { queue, ReadQuery } from '@wideload/contract';
import {
  workableStatuses,
  permitStatuses,
  type Day,
  type Departure,
  type StateCode,
  type TripPlace,
} from '@wideload/domain';
import { sql, type Expression, type NotNull, type RawBuilder, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Admin } from '#actor.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';
import { tagConditions, selectTags } from './queue-tags.ts';

export type QueueQuery = ReadQuery<typeof queue.list>;
export type QueueRow = Awaited<ReturnType<typeof findQueueRows>>[number];

/** As the indexes of the queue have it. */
const isKept = sql<boolean>`NOT orders.is_refunded`;

/** `among` has the orders of a search; null without one. */
type Among = { among: readonly string[] | null };
type Filters = Omit<QueueQuery, 'search' | 'page' | 'pageSize' | 'sort' | 'shown' | 'since'> & Among;
type Searched = Omit<QueueQuery, 'search'> & Among;

/** Waiting orders that match the filters. A refunded order waits for nobody. */
export function selectWaiting(db: Db, admin: Admin, { among, holder, state, permitStatus, mark }: Filters) {
  return db
    .selectFrom('orders')
    .where('orders.status', 'in', workableStatuses)
    .where(isKept)
    .$if(among !== null, (query) => query.where('orders.id', '=', sql<string>`ANY(${[...(among ?? [])]}::uuid[])`))
    .$if(holder !== 'all', (query) => query.where(isHeldBy(holder, admin)))
    .$if(state !== undefined || permitStatus !== undefined, (query) => query.where(hasPermit(state, permitStatus)))
    .$if(mark !== undefined, (query) => query.where(mark === undefined ? sql.lit(true) : tagConditions[mark]));
}

/** The waiting orders of a search are found once, for the page and its counts. */
export async function findSearched(db: Db, _by: Admin, matches: RawBuilder<SqlBool>): Promise<string[]> {
  const waiting = db
    .selectFrom('orders')
    .select('orders.id')
    .where('orders.status', 'in', workableStatuses)
    .where(isKept);
  return (await waiting.where(matches).execute()).map(({ id }) => id);
}

/** By IN: the few claims are read once, not for each order. */
export function isHeldBy(holder: QueueQuery['holder'], admin: Admin): RawBuilder<SqlBool> {
  if (holder === 'free') return sql`orders.id NOT IN (SELECT order_id FROM order_claims)`;
  return holder === 'mine'
    ? sql`orders.id IN (SELECT order_id FROM order_claims WHERE admin_id = ${admin.personId})`
    : sql`orders.id IN (SELECT order_id FROM order_claims WHERE admin_id <> ${admin.personId})`;
}

function hasPermit(state: QueueQuery['state'], status: QueueQuery['permitStatus']): Expression<SqlBool> {
  const statuses = status === undefined ? permitStatuses : [status];
  const tags = state === undefined ? statuses : statuses.map((one) => `${state} ${one}`);
  return sql<SqlBool>`orders.permit_tags && ${tags}::text[]`;
}

const sortColumns: Readonly<Record<string, RawBuilder<unknown>>> = {
  fileBy: sql`orders.file_by`,
  firstDay: sql`orders.first_day`,
  paidAt: sql`orders.paid_at`,
  statesLeft: sql`orders.states_left`,
  company: sql`orders.queue_company`,
};

/** Without its direction. */
export const toColumn = (sort: QueueQuery['sort']) => sql`${sortColumns[sort.replace('-', '')]}`;
const rest = sql`orders.first_day, orders.paid_at, orders.id`;

/** Equals are sorted by departure, then by waiting time, in both directions. An order without a day comes last in both, too. */
export function toOrderBy(sort: QueueQuery['sort']) {
  const isByDay = sort === '-firstDay' || sort === '-fileBy';
  return isByDay ? sql`${toColumn(sort)} DESC NULLS LAST, ${rest}` : toOrderOfPart(sort);
}

/** All orders of the part have a day or none has one: the index by day has another place for those without. */
export function toOrderOfPart(sort: QueueQuery['sort']) {
  return sql`${toColumn(sort)} ${sort.startsWith('-') ? sql`DESC` : sql`ASC`}, ${rest}`;
}

/** The permits should have been there already. The clerk decides what becomes of such an order, after those that can still leave in time. */
export function hasLeft(today: Day): RawBuilder<SqlBool> {
  return sql<SqlBool>`coalesce(orders.first_day < ${today}::date, false)`;
}

type Found = { ids: string[]; total: number; departed: number };

/**
 * Orders that wait for their carrier come last, and before them those whose trucks should have left: each part is read by an index of
 * its sort.
 */
export async function findWaiting(
  db: Db,
  admin: Admin,
  { query, today }: { query: Searched; today: Day },
): Promise<Found> {
  const found = selectWaiting(db, admin, query);
  const { waiting } = tagConditions;
  const parts = {
    inTime: sql<SqlBool>`NOT ${waiting} AND NOT ${hasLeft(today)}`,
    departed: sql<SqlBool>`NOT ${waiting} AND ${hasLeft(today)}`,
    waiting,
  };
  const toCount = (part: RawBuilder<SqlBool>) => sql<number>`count(*) FILTER (WHERE ${part})`;
  const counts = await found
    .select([
      toCount(parts.inTime).as('inTime'),
      toCount(parts.departed).as('departed'),
      toCount(waiting).as('waiting'),
    ])
    .executeTakeFirstOrThrow();
  const ids: string[] = [];
  let skip = (query.page - 1) * query.pageSize;
  for (const part of ['inTime', 'departed', 'waiting'] as const) {
    const limit = query.pageSize - ids.length;
    if (limit > 0 && skip < counts[part]) {
      const rows = await found
        .where(parts[part])
        .select('orders.id')
        .orderBy(toOrderBy(query.sort))
        .limit(limit)
        .offset(skip)
        .execute();
      ids.push(...rows.map(({ id }) => id));
    }
    skip = Math.max(0, skip - counts[part]);
  }
  return { ids, total: counts.inTime + counts.departed + counts.waiting, departed: counts.departed };
}

export async function countWaiting(db: Db, _by: Admin): Promise<number> {
  const query = db.selectFrom('orders').select((eb) => eb.fn.countAll<number>().as('count'));
  return (await query.where('status', 'in', workableStatuses).where(isKept).executeTakeFirstOrThrow()).count;
}

const mostArrivals = 100;

/** Orders that were paid or came back into the queue after `since`; newest first. */
export async function findArrivals(
  db: Db,
  admin: Admin,
  { query, since }: { query: Searched; since: Date },
): Promise<string[]> {
  const rows = await selectWaiting(db, admin, query)
    .innerJoin('order_events', 'order_events.order_id', 'orders.id')
    .select((eb) => ['orders.id', eb.fn.max('order_events.at').as('at')])
    .where((eb) => eb.and({ 'order_events.what': 'status', 'order_events.to_status': 'pending' }))
    .where('order_events.at', '>', since)
    .groupBy('orders.id')
    .orderBy('at', 'desc')
    .limit(mostArrivals)
    .execute();
  return rows.map(({ id }) => id);
}

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
      'orders.is_refunded',
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
      'orders.first_day',
      'orders.file_by',
      selectTags.as('marks'),
      jsonArrayFrom(
        eb
          .selectFrom('permits')
          .select((permit) => [permit.ref('permits.state').$castTo<StateCode>().as('state'), 'permits.status'])
          .select(['permits.valid_from as validFrom', 'permits.valid_to as validTo', 'permits.is_superload'])
          .whereRef('permits.order_id', '=', 'orders.id'),
      ).as('permits'),
    ])
    .where('orders.id', '=', sql<string>`ANY(${[...ids]}::uuid[])`)
    .where('orders.paid_at', 'is not', null)
    .$narrowType<{ paid_at: NotNull }>()
    .execute();
}
