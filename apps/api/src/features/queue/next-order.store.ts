import type { queue, ReadQuery } from '@wideload/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Admin } from '#actor.ts';
import type { Db } from '#platform/db/transaction.ts';
import { tagConditions } from './queue-tags.ts';
import { isHeldBy, selectWaiting, toColumn, toOrderBy, toOrderOfPart, type QueueQuery } from './queue.store.ts';

export type NextQuery = ReadQuery<typeof queue.next>;
export type NextRow = NonNullable<Awaited<ReturnType<typeof findNextWaiting>>>;

/** Of an order in a sort, as texts: a `Date` would lose microseconds. */
type Place = { key: string | null; firstDay: string | null; paidAt: string; id: string };

/** Also of an order that has left the queue and has no `queue_company`. */
const toKey = (sort: QueueQuery['sort']) =>
  sort.endsWith('company') ? sql`lower(orders.company ->> 'name')` : toColumn(sort);

async function findPlace(db: Db, sort: QueueQuery['sort'], id: string): Promise<Place | null> {
  const query = db
    .selectFrom('orders')
    .select('id')
    .select(sql<string | null>`${toKey(sort)}::text`.as('key'))
    .select(sql<string | null>`first_day::text`.as('firstDay'))
    .select(sql<string>`paid_at::text`.as('paidAt'));
  return (await query.where('id', '=', id).where('paid_at', 'is not', null).executeTakeFirst()) ?? null;
}

/**
 * The orders past a place in the order of the list, in parts: the index of the sort begins each of them with its first row. One
 * condition for all of them would read every order past the place.
 */
function listPartsPast(sort: QueueQuery['sort'], { key, firstDay, paidAt, id }: Place): RawBuilder<SqlBool>[] {
  const column = toColumn(sort);
  const isEqual = key === null ? sql`${column} IS NULL` : sql`${column} = ${key}`;
  const withoutDay = sql<SqlBool>`${isEqual} AND orders.first_day IS NULL`;
  const equals =
    firstDay === null
      ? [sql<SqlBool>`${withoutDay} AND (orders.paid_at, orders.id) > (${paidAt}::timestamptz, ${id}::uuid)`]
      : [
          sql<SqlBool>`${isEqual}
            AND (orders.first_day, orders.paid_at, orders.id) > (${firstDay}::date, ${paidAt}::timestamptz, ${id}::uuid)`,
          withoutDay,
        ];
  if (key === null) return equals;
  const than = sort.startsWith('-') ? sql`<` : sql`>`;
  return [...equals, sql<SqlBool>`${column} ${than} ${key}`, sql<SqlBool>`${column} IS NULL`];
}

/** The first one past `after`, otherwise the first of all. `after` keeps its place even if it no longer matches the filters. */
export async function findNextWaiting(db: Db, admin: Admin, { after, ...query }: NextQuery) {
  const candidates = selectWaiting(db, admin, query)
    .select(['orders.id', 'orders.order_number', 'orders.user_id'])
    .$if(after !== undefined, (next) => next.where('orders.id', '<>', after ?? ''))
    .$if(query.holder !== 'others', (next) => next.where(sql<boolean>`NOT ${isHeldBy('others', admin)}`))
    .$if(query.mark !== 'waiting', (next) => next.where(sql<boolean>`NOT ${tagConditions.waiting}`))
    .limit(1);
  const place = after === undefined ? null : await findPlace(db, query.sort, after);
  for (const part of place === null ? [] : listPartsPast(query.sort, place)) {
    const next = await candidates.where(part).orderBy(toOrderOfPart(query.sort)).executeTakeFirst();
    if (next) return next;
  }
  return (await candidates.orderBy(toOrderBy(query.sort)).executeTakeFirst()) ?? null;
}
