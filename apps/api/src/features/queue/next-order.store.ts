import type { queue, ReadQuery } from '@wideload/contract';
import type { Day } from '@wideload/domain';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Admin } from '#actor.ts';
import type { Db } from '#platform/db/transaction.ts';
import { tagConditions } from './queue-tags.ts';
import {
  hasLeft,
  isHeldBy,
  selectWaiting,
  toColumn,
  toOrderBy,
  toOrderOfPart,
  type QueueQuery,
} from './queue.store.ts';

export type NextQuery = ReadQuery<typeof queue.next>;
export type NextRow = NonNullable<Awaited<ReturnType<typeof findNextWaiting>>>;

/** Of an order in a sort, as texts: a `Date` would lose microseconds. */
type Place = { key: string | null; firstDay: string | null; paidAt: string; id: string };

/** Also of an order that has left the queue and has no `queue_company`, and as before its permits were filed. */
function toKey(sort: QueueQuery['sort']): RawBuilder<unknown> {
  if (sort.endsWith('company')) return sql`lower(orders.company ->> 'name')`;
  if (!sort.endsWith('fileBy')) return toColumn(sort);
  return sql`(SELECT min(coalesce(file_by, start_day)) FROM permits WHERE permits.order_id = orders.id)`;
}

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

type Wanted = { query: Omit<NextQuery, 'search'> & { among: readonly string[] | null }; today: Day };

/**
 * The first one past `after`, otherwise the first of all. `after` keeps its place even if it no longer matches the filters. Orders whose
 * trucks should have left come after all others, as in the list.
 */
export async function findNextWaiting(db: Db, admin: Admin, { query: { after, ...query }, today }: Wanted) {
  const candidates = selectWaiting(db, admin, query)
    .select(['orders.id', 'orders.order_number', 'orders.user_id'])
    .$if(after !== undefined, (next) => next.where('orders.id', '<>', after ?? ''))
    .$if(query.holder !== 'others', (next) => next.where(sql<boolean>`NOT ${isHeldBy('others', admin)}`))
    .$if(query.mark !== 'waiting', (next) => next.where(sql<boolean>`NOT ${tagConditions.waiting}`))
    .limit(1);
  const groups = [sql<SqlBool>`NOT ${hasLeft(today)}`, hasLeft(today)];
  const findFirst = (group: RawBuilder<SqlBool>) =>
    candidates.where(group).orderBy(toOrderBy(query.sort)).executeTakeFirst();
  const place = after === undefined ? null : await findPlace(db, query.sort, after);
  const firstDay = place?.firstDay ?? null;
  const own = firstDay !== null && firstDay < today ? 1 : 0;
  for (const part of place === null ? [] : listPartsPast(query.sort, place)) {
    const next = await candidates
      .where(groups[own] ?? sql.lit(true))
      .where(part)
      .orderBy(toOrderOfPart(query.sort))
      .executeTakeFirst();
    if (next) return next;
  }
  for (const group of place === null || own === 1 ? groups : [...groups.slice(1), ...groups]) {
    const next = await findFirst(group);
    if (next) return next;
  }
  return null;
}
