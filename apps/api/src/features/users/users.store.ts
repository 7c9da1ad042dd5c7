import type { users, ReadQuery } from '@wideload/contract';
import { sql, type Selectable } from 'kysely';
import type { Admin } from '#actor.ts';
import { toNearestRange, type Range } from '#platform/db/paging.ts';
import { toContainsPattern } from '#platform/db/search.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';
import { matchCarrier } from './carrier-search.ts';

export type StoredUser = Selectable<Tables['users']>;
/** `alike` are accounts in place of those that the search of a carrier finds as typed. */
type Wanted = ReadQuery<typeof users.export> & { alike?: readonly string[] };
type Key = Wanted['sort'] extends infer Sort ? (Sort extends `-${string}` ? never : Sort) : never;

/** Each has its index: the expressions must match the indexed ones literally. */
const sortColumns = {
  createdAt: sql`created_at`,
  email: sql`email`,
  name: sql`lower(first_name || ' ' || middle_name || ' ' || last_name)`,
  phone: sql`phone`,
  role: sql`role`,
  totalPermits: sql`total_permits`,
} as const satisfies Record<Key, unknown>;

function selectLive(db: Db | Tx, _by: Admin) {
  return db.selectFrom('users').where('deleted_at', 'is', null);
}

export async function listCompanyNames(db: Db, _by: Admin, userIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('companies')
    .select(['user_id', 'name'])
    .where('user_id', '=', sql<string>`ANY(${[...userIds]}::uuid[])`)
    .where('deleted_at', 'is', null)
    .orderBy(sql`lower(name)`)
    .execute();
  const names = new Map<string, string[]>();
  for (const { user_id: id, name } of rows) names.set(id, [...(names.get(id) ?? []), name]);
  return names;
}

function applyFilters(db: Db, by: Admin, { search, role, by: searched, alike }: Wanted) {
  return (
    selectLive(db, by)
      .$if(search !== '' && searched === 'email', (query) => query.where('email', 'ilike', toContainsPattern(search)))
      .$if(search !== '' && searched === 'carrier', (query) => query.where(matchCarrier(search, alike)))
      // Any role other than admin counts as user (spec [3]).
      .$if(role !== undefined, (query) => query.where('role', role === 'admin' ? '=' : '<>', 'admin'))
  );
}

export async function countUsers(db: Db, by: Admin, query: Wanted): Promise<number> {
  const { count } = await applyFilters(db, by, query)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function toOrderBy(sort: Wanted['sort'], { isFromEnd = false } = {}) {
  const direction = sort.startsWith('-') === isFromEnd ? sql`ASC` : sql`DESC`;
  // Cast: removing the sign from a sort key gives a key of the record.
  const column = sortColumns[sort.replace('-', '') as Key];
  return sql`${column} ${direction}, users.id ${direction}`;
}

type Some = Wanted & Range & { total?: number };

/** Rows of the list from `offset` on; `total` is their count where it is known. An index alone selects the ids first. */
export function buildUsersQuery(db: Db, by: Admin, { total = Infinity, ...wanted }: Some) {
  const { offset, limit, isFromEnd } = toNearestRange(wanted, total);
  return db
    .with('page', () =>
      applyFilters(db, by, wanted)
        .select('users.id')
        .orderBy(toOrderBy(wanted.sort, { isFromEnd }))
        .limit(limit)
        .offset(offset),
    )
    .selectFrom('page')
    .innerJoin('users', 'users.id', 'page.id')
    .selectAll('users')
    .orderBy(toOrderBy(wanted.sort));
}

export function selectUsers(db: Db, by: Admin, some: Some): Promise<StoredUser[]> {
  return buildUsersQuery(db, by, some).execute();
}

export function findUser(db: Db, by: Admin, id: string): Promise<StoredUser | undefined> {
  return selectLive(db, by).selectAll().where('id', '=', id).executeTakeFirst();
}

/** Others who change the account wait until this transaction ends. */
export function lockUser(tx: Tx, by: Admin, id: string): Promise<StoredUser | undefined> {
  return selectLive(tx, by).selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export type UserFacts = Partial<
  Pick<
    StoredUser,
    | 'email'
    | 'first_name'
    | 'last_name'
    | 'middle_name'
    | 'phone'
    | 'desk_role'
    | 'password_hash'
    | 'password_is_temporary'
    | 'password_ends_at'
  >
>;

export async function updateUser(tx: Tx, _by: Admin, { id, facts }: { id: string; facts: UserFacts }): Promise<void> {
  await tx.updateTable('users').set(facts).where('id', '=', id).execute();
}

export function listAdmins(db: Db | Tx, by: Admin): Promise<Pick<StoredUser, 'id' | 'desk_role'>[]> {
  return selectLive(db, by).select(['id', 'desk_role']).where('role', '=', 'admin').execute();
}

/** The payments for orders of an account, without what was refunded later. */
export async function sumPaid(
  db: Db | Tx,
  _by: Admin,
  userId: string,
): Promise<{ paidOrders: number; paidCents: number }> {
  const { orders, cents } = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select((eb) => [
      eb.fn.count('orders.id').distinct().as('orders'),
      eb.fn.sum('payments.captured_cents').as('cents'),
    ])
    .where('orders.user_id', '=', userId)
    .where('payments.captured_cents', '>', 0)
    .executeTakeFirstOrThrow();
  return { paidOrders: Number(orders), paidCents: Number(cents ?? 0) };
}

/** Paid orders of an account whose money was kept and that have a permit nobody has filed, oldest first. */
export function listUnfiledOrders(
  db: Db | Tx,
  _by: Admin,
  userId: string,
): Promise<{ _id: string; orderNumber: number }[]> {
  return db
    .selectFrom('orders')
    .select(['id as _id', 'order_number as orderNumber'])
    .where('user_id', '=', userId)
    .where('paid_at', 'is not', null)
    .where('is_refunded', '=', false)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('permits')
          .select('permits.id')
          .whereRef('permits.order_id', '=', 'orders.id')
          .where('permits.status', '=', 'requested'),
      ),
    )
    .orderBy('order_number')
    .execute();
}
