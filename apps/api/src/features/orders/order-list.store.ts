import type { orders, ReadQuery } from '@wideload/contract';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { User } from '../../actor.ts';
import type { Tables } from '../../db/tables.ts';
import type { Db } from '../../db/transaction.ts';

type Query = ReadQuery<typeof orders.list>;
export type OrderCardRow = Awaited<ReturnType<typeof cardsOf>>[number];

const sortColumns = {
  createdAt: 'orders.created_at',
  orderNumber: 'orders.order_number',
} as const;

/** Part of an id, or a whole order number, as a person may paste it. */
const searchable = /^#?([0-9a-f-]{1,36})$/;

function matches(search: string): Expression<SqlBool> {
  const [, text] = searchable.exec(search.toLowerCase()) ?? [];
  if (text === undefined) return sql<SqlBool>`false`;
  // As text: a long row of digits is a search without a find, not a number out of range.
  return sql<SqlBool>`(orders.order_number::text = ${text} OR orders.id::text LIKE ${`${text}%`})`;
}

function ownOrders(db: Db, user: User, { search, orderId }: Query) {
  return db
    .selectFrom('orders')
    .where('orders.user_id', '=', user.id)
    .$if(search !== '', (query) => query.where(matches(search)))
    .$if(orderId !== undefined, (query) => query.where('orders.id', '=', orderId ?? null));
}

function countOf(eb: ExpressionBuilder<Tables, 'orders'>, table: 'units' | 'permits') {
  return eb
    .selectFrom(table)
    .select((count) => count.fn.countAll<number>().as('count'))
    .whereRef(`${table}.order_id`, '=', 'orders.id');
}

function cardsOf(db: Db, user: User, query: Query) {
  const direction = query.sort.startsWith('-') ? 'desc' : 'asc';
  const key = query.sort.replace('-', '') as keyof typeof sortColumns;
  return ownOrders(db, user, query)
    .selectAll('orders')
    .select((eb) => [countOf(eb, 'units').as('unit_count'), countOf(eb, 'permits').as('permit_count')])
    .orderBy(sortColumns[key], direction)
    .orderBy('orders.id', direction)
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize)
    .execute();
}

/** One page of a user's orders, and how many there are on all pages. */
export async function listOwnOrders(
  db: Db,
  user: User,
  query: Query,
): Promise<{ items: OrderCardRow[]; total: number }> {
  const counted = ownOrders(db, user, query).select((eb) => eb.fn.countAll<number>().as('total'));
  const [items, { total }] = await Promise.all([cardsOf(db, user, query), counted.executeTakeFirstOrThrow()]);
  return { items, total };
}
