import type { adminOrders, ReadQuery } from '@wideload/contract';
import type { OrderStatus } from '@wideload/domain';
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { Admin } from '../../../actor.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import { hasPoNumber, parseOrderSearch } from './order-search.ts';
import { countPermits } from './permit-counts.ts';

export type AdminOrderQuery = ReadQuery<typeof adminOrders.export>;
export type AdminOrderListRow = Awaited<ReturnType<typeof findOrderRows>>[number];
export type StatusCounts = Record<OrderStatus, number>;

/** Each sort key has an index. */
const sortColumns: Readonly<Record<string, readonly RawBuilder<unknown>[]>> = {
  createdAt: [sql`orders.created_at`],
  orderNumber: [sql`orders.order_number`],
  // The id breaks ties of every other key, too.
  _id: [],
  email: [sql`lower(orders.customer_email)`],
  phone: [sql`orders.customer_phone`],
  status: [sql`orders.status`, sql`orders.created_at`],
};

function toOrderBy(sort: AdminOrderQuery['sort'], { isFromEnd = false } = {}) {
  const direction = sort.startsWith('-') === isFromEnd ? sql`ASC` : sql`DESC`;
  const columns = [...(sortColumns[sort.replace('-', '')] ?? []), sql`orders.id`];
  return sql.join(columns.map((column) => sql`${column} ${direction}`));
}

function matches(search: string): Expression<SqlBool> {
  const { orderNumber, from, to } = parseOrderSearch(search);
  const byNumber = orderNumber === null ? sql`false` : sql`orders.order_number = ${orderNumber}`;
  const byId = from === null ? sql`false` : sql`orders.id BETWEEN ${from} AND ${to}`;
  return sql<SqlBool>`(${byNumber} OR ${byId} OR ${hasPoNumber(search)})`;
}

/** Orders whose customer has an email (spec [2]); callers add the filter by status. */
function selectMatches(db: Db, search: string) {
  return db
    .selectFrom('orders')
    .where('orders.customer_email', '<>', '')
    .$if(search !== '', (query) => query.where(matches(search)));
}

type Range = { offset: number; limit: number };

/** Reads pages of the second half of `total` rows from the end, which skips fewer rows. */
function toNearestRange({ offset, limit }: Range, total: number): Range & { isFromEnd: boolean } {
  if (offset * 2 < total || offset >= total) return { offset, limit, isFromEnd: false };
  const count = Math.min(limit, total - offset);
  return { offset: total - offset - count, limit: count, isFromEnd: true };
}

/**
 * Rows of the list from `offset` on; `total` is the row count where it is known. An index alone selects the ids first,
 * so that the joins and counts do not run for the skipped rows.
 */
export function findOrderRows(
  db: Db,
  _reader: Admin,
  { query, total = Infinity, ...asked }: Range & { query: AdminOrderQuery; total?: number },
) {
  const { search, status, sort } = query;
  const { offset, limit, isFromEnd } = toNearestRange(asked, total);
  return db
    .with('page', () =>
      selectMatches(db, search)
        .$if(status !== undefined, (all) => all.where('orders.status', '=', status ?? null))
        .select('orders.id')
        .orderBy(toOrderBy(sort, { isFromEnd }))
        .limit(limit)
        .offset(offset),
    )
    .selectFrom('page')
    .innerJoin('orders', 'orders.id', 'page.id')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .innerJoinLateral(
      () => countPermits(db),
      (join) => join.onTrue(),
    )
    .select((eb) => [
      'orders.id',
      'orders.order_number',
      'orders.status',
      'orders.created_at',
      'orders.jurisdictions',
      'orders.user_id',
      'users.email as user_email',
      'orders.customer_email',
      'orders.customer_phone',
      'orders.customer_person_name',
      'orders.total_price_cents',
      'orders.po_number',
      'permit_count',
      'issued_count',
      'unsettled_count',
      eb
        .selectFrom('units')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('units.order_id', '=', 'orders.id')
        .as('unit_count'),
    ])
    .orderBy(toOrderBy(sort))
    .execute();
}

function selectTallies(db: Db) {
  return db
    .selectFrom('order_tallies')
    .select((eb) => ['status', eb.fn.sum<number>('orders').as('count')])
    .groupBy('status');
}

function selectCounts(db: Db, search: string) {
  return selectMatches(db, search)
    .select((eb) => ['orders.status', eb.fn.countAll<number>().as('count')])
    .groupBy('orders.status');
}

/** Counts the matches in each status; without a search the counts come from a table that the database maintains. */
export async function countOrders(db: Db, _reader: Admin, search: string): Promise<StatusCounts> {
  const rows = await (search === '' ? selectTallies(db) : selectCounts(db, search)).execute();
  const none = { draft: 0, pending: 0, approved: 0, rejected: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) };
}
