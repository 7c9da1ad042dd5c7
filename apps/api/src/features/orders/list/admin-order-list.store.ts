import type { adminOrders, ReadQuery } from '@wideload/contract';
import { mapStatuses, type OrderStatus } from '@wideload/domain';
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { Admin } from '#actor.ts';
import { toNearestRange, type Range } from '#platform/db/paging.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';
import { hasPoNumber, parseOrderSearch } from './order-search.ts';

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

const listSortColumns = (sort: AdminOrderQuery['sort']) => [
  ...(sortColumns[sort.replace('-', '')] ?? []),
  sql`orders.id`,
];

function toOrderBy(sort: AdminOrderQuery['sort'], { isFromEnd = false } = {}) {
  const direction = sort.startsWith('-') === isFromEnd ? sql`ASC` : sql`DESC`;
  return sql.join(listSortColumns(sort).map((column) => sql`${column} ${direction}`));
}

/** The place of a row in the order of the list, as texts: a `Date` would lose microseconds. */
type Place = readonly string[];

function isPast(sort: AdminOrderQuery['sort'], place: Place): Expression<SqlBool> {
  const than = sort.startsWith('-') ? sql`<` : sql`>`;
  return sql<SqlBool>`(${sql.join(listSortColumns(sort))}) ${than} (${sql.join([...place])})`;
}

/** Each way has an index. */
function matches(search: string): Expression<SqlBool> {
  const { orderNumber, from, to } = parseOrderSearch(search);
  const byNumber = orderNumber === null ? sql`false` : sql`orders.order_number = ${orderNumber}`;
  const byId = from === null ? sql`false` : sql`orders.id BETWEEN ${from} AND ${to}`;
  return sql<SqlBool>`(${byNumber} OR ${byId} OR ${hasPoNumber(search)})`;
}

/** Orders whose customer has an email (spec [2]); callers add the filter by status. */
const selectListed = (db: Db) => db.selectFrom('orders').where('orders.customer_email', '<>', '');

/** In an array, as the database would otherwise go through all orders in the order of the list until a page of them matches. */
function isFound(db: Db, search: string): Expression<SqlBool> {
  const found = selectListed(db).where(matches(search)).select('orders.id');
  return sql<SqlBool>`orders.id = ANY (ARRAY(${found}))`;
}

type Wanted = Range & { query: AdminOrderQuery; total?: number; past?: Place | null };

/**
 * Rows of the list from `offset` on, or those `past` a place; `total` is the row count where it is known. An index alone
 * selects the ids first, so that the joins and counts do not run for the skipped rows.
 */
export function findOrderRows(db: Db, _reader: Admin, { query, total = Infinity, past = null, ...asked }: Wanted) {
  const { search, status, sort } = query;
  const { offset, limit, isFromEnd } = toNearestRange(asked, total);
  return db
    .with('page', () =>
      selectListed(db)
        .$if(search !== '', (all) => all.where(isFound(db, search)))
        .$if(status !== undefined, (all) => all.where('orders.status', '=', status ?? null))
        .$if(past !== null, (all) => all.where(isPast(sort, past ?? [])))
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
      'orders.is_refunded',
      'orders.counted_cents',
      'orders.refund_reserved_cents',
      'orders.po_number',
      sql<string[]>`ARRAY[${sql.join(listSortColumns(sort).map((column) => sql`${column}::text`))}]`.as('place'),
      'permit_count',
      'issued_count',
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
  return selectListed(db)
    .where(matches(search))
    .select((eb) => ['orders.status', eb.fn.countAll<number>().as('count')])
    .groupBy('orders.status');
}

/** Counts the matches in each status; without a search the counts come from a table that the database maintains. */
export async function countOrders(db: Db, _reader: Admin, search: string): Promise<StatusCounts> {
  const rows = await (search === '' ? selectTallies(db) : selectCounts(db, search)).execute();
  return { ...mapStatuses(() => 0), ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) };
}

/** For a lateral join: how many permits the order has, and how many of them are issued. */
function countPermits(db: Db | Tx) {
  return db
    .selectFrom('permits')
    .select((of) => [
      of.fn.countAll<number>().as('permit_count'),
      of.fn.countAll<number>().filterWhere('permits.status', '=', 'issued').as('issued_count'),
    ])
    .where(sql<boolean>`permits.order_id = orders.id`)
    .as('permits_of');
}
