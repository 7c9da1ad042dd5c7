import type { adminOrders, ReadQuery } from '@wideload/contract';
import type { OrderStatus } from '@wideload/domain';
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { Admin } from '../../../actor.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import { hasPoNumber, searchedOrder } from './order-search.ts';

export type AdminOrderQuery = ReadQuery<typeof adminOrders.export>;
export type AdminOrderListRow = Awaited<ReturnType<typeof findOrderRows>>[number];
export type StatusCounts = Record<OrderStatus, number>;

/** An index stands behind each (0012_admin_lists). */
const sortColumns: Readonly<Record<string, readonly RawBuilder<unknown>[]>> = {
  createdAt: [sql`orders.created_at`],
  orderNumber: [sql`orders.order_number`],
  // The id decides between equals of every other key, too.
  _id: [],
  email: [sql`lower(orders.customer_email)`],
  phone: [sql`orders.customer_phone`],
  status: [sql`orders.status`, sql`orders.created_at`],
};

function orderOf(sort: AdminOrderQuery['sort'], { isFromEnd = false } = {}) {
  const direction = sort.startsWith('-') === isFromEnd ? sql`ASC` : sql`DESC`;
  const columns = [...(sortColumns[sort.replace('-', '')] ?? []), sql`orders.id`];
  return sql.join(columns.map((column) => sql`${column} ${direction}`));
}

function matches(search: string): Expression<SqlBool> {
  const { orderNumber, from, to } = searchedOrder(search);
  const byNumber = orderNumber === null ? sql`false` : sql`orders.order_number = ${orderNumber}`;
  const byId = from === null ? sql`false` : sql`orders.id BETWEEN ${from} AND ${to}`;
  return sql<SqlBool>`(${byNumber} OR ${byId} OR ${hasPoNumber(search)})`;
}

/** Orders whose customer has an e-mail (spec [2]); what is asked of their status comes on top. */
function foundOrders(db: Db, search: string) {
  return db
    .selectFrom('orders')
    .where('orders.customer_email', '<>', '')
    .$if(search !== '', (query) => query.where(matches(search)));
}

type Stretch = { offset: number; limit: number };

/** The nearer way to rows of a list of `total`: those of its second half are found from its end. */
function wayTo({ offset, limit }: Stretch, total: number): Stretch & { isFromEnd: boolean } {
  if (offset * 2 < total || offset >= total) return { offset, limit, isFromEnd: false };
  const count = Math.min(limit, total - offset);
  return { offset: total - offset - count, limit: count, isFromEnd: true };
}

/**
 * Rows of the list from `offset` on; `total` is how many it has, where that is known. Which ones is settled first, by an index alone; only then are they read with what belongs to them,
 * or the counting would be done for every row that is passed over.
 */
export function findOrderRows(
  db: Db,
  _reader: Admin,
  { query, total = Infinity, ...asked }: Stretch & { query: AdminOrderQuery; total?: number },
) {
  const { search, status, sort } = query;
  const { offset, limit, isFromEnd } = wayTo(asked, total);
  return db
    .with('page', () =>
      foundOrders(db, search)
        .$if(status !== undefined, (all) => all.where('orders.status', '=', status ?? null))
        .select('orders.id')
        .orderBy(orderOf(sort, { isFromEnd }))
        .limit(limit)
        .offset(offset),
    )
    .selectFrom('page')
    .innerJoin('orders', 'orders.id', 'page.id')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('permits')
          .select((of) => [
            of.fn.countAll<number>().as('permit_count'),
            of.fn.countAll<number>().filterWhere('permits.status', '=', 'issued').as('issued_count'),
          ])
          .whereRef('permits.order_id', '=', 'orders.id')
          .as('permits_of'),
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
      eb
        .selectFrom('units')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('units.order_id', '=', 'orders.id')
        .as('unit_count'),
    ])
    .orderBy(orderOf(sort))
    .execute();
}

function tallied(db: Db) {
  return db
    .selectFrom('order_tallies')
    .select((eb) => ['status', eb.fn.sum<number>('orders').as('count')])
    .groupBy('status');
}

function counted(db: Db, search: string) {
  return foundOrders(db, search)
    .select((eb) => ['orders.status', eb.fn.countAll<number>().as('count')])
    .groupBy('orders.status');
}

/** How many orders the search finds in each status; without a search the database knows by heart. */
export async function countOrders(db: Db, _reader: Admin, search: string): Promise<StatusCounts> {
  const rows = await (search === '' ? tallied(db) : counted(db, search)).execute();
  const none = { draft: 0, pending: 0, approved: 0, rejected: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) };
}
