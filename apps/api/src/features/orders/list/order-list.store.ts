import type { orders, ReadQuery } from '@wideload/contract';
import type { OrderStatus } from '@wideload/domain';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { User } from '../../../actor.ts';
import type { Tables } from '../../../platform/db/tables.generated.ts';
import { parseIdText } from '../../../platform/db/search.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import { hasPoNumber } from './order-search.ts';

type Query = ReadQuery<typeof orders.list>;
export type OrderCardRow = Awaited<ReturnType<typeof selectCards>>[number];

const sortColumns = {
  createdAt: 'orders.created_at',
  orderNumber: 'orders.order_number',
  _id: 'orders.id',
} as const;

function matches(search: string): Expression<SqlBool> {
  const text = parseIdText(search);
  if (text === undefined) return hasPoNumber(search);
  // Compared as text: a long row of digits finds no order, instead of being out of the integer range.
  return sql<SqlBool>`(orders.order_number::text = ${text} OR orders.id::text LIKE ${`${text}%`} OR ${hasPoNumber(search)})`;
}

function selectOwnOrders(db: Db, user: User, { search, orderId, userId }: Query) {
  return db
    .selectFrom('orders')
    .where('orders.user_id', '=', user.id)
    .$if(search !== '', (query) => query.where(matches(search)))
    .$if(userId !== undefined, (query) => query.where('orders.user_id', '=', userId ?? null))
    .$if(orderId !== undefined, (query) => query.where('orders.id', '=', orderId ?? null));
}

function filterByStatus(db: Db, user: User, query: Query) {
  const { status } = query;
  return selectOwnOrders(db, user, query).$if(status !== undefined, (all) =>
    all.where('orders.status', '=', status ?? null),
  );
}

function countRows(eb: ExpressionBuilder<Tables, 'orders'>, table: 'units' | 'permits') {
  return eb
    .selectFrom(table)
    .select((count) => count.fn.countAll<number>().as('count'))
    .whereRef(`${table}.order_id`, '=', 'orders.id');
}

function selectCards(db: Db, user: User, query: Query) {
  const direction = query.sort.startsWith('-') ? 'desc' : 'asc';
  const key = query.sort.replace('-', '') as keyof typeof sortColumns;
  return filterByStatus(db, user, query)
    .selectAll('orders')
    .select((eb) => [countRows(eb, 'units').as('unit_count'), countRows(eb, 'permits').as('permit_count')])
    .orderBy(sortColumns[key], direction)
    .orderBy('orders.id', direction)
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize)
    .execute();
}

export type StatusCounts = Record<OrderStatus, number>;

async function countByStatus(db: Db, user: User, query: Query): Promise<StatusCounts> {
  const rows = await selectOwnOrders(db, user, query)
    .select((eb) => ['orders.status', eb.fn.countAll<number>().as('count')])
    .groupBy('orders.status')
    .execute();
  return { ...zeroCounts, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) };
}

type OwnOrders = { items: OrderCardRow[]; total: number; counts: StatusCounts };

const zeroCounts: StatusCounts = { draft: 0, pending: 0, approved: 0, rejected: 0 };
export const emptyList: OwnOrders = { items: [], total: 0, counts: zeroCounts };

export async function listOwnOrders(db: Db, user: User, query: Query): Promise<OwnOrders> {
  const [items, counts] = await Promise.all([selectCards(db, user, query), countByStatus(db, user, query)]);
  const counted = query.status === undefined ? Object.values(counts) : [counts[query.status]];
  return { items, total: counted.reduce((all, count) => all + count, 0), counts };
}
