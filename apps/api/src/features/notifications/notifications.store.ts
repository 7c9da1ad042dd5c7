import type { notifications, ReadQuery } from '@wideload/contract';
import { sql, type Expression, type SqlBool } from 'kysely';
import type { User } from '#actor.ts';
import type { PersonId } from '#identities.ts';
import { parseIdText, parseNumberText } from '#platform/db/search.ts';
import { createHotQuery } from '#platform/db/hot-query.ts';
import type { Db } from '#platform/db/transaction.ts';

type Query = ReadQuery<typeof notifications.list>;
type Reader = { user: User; now: Date };
export type NotificationRow = Awaited<ReturnType<typeof selectPage>>[number];

const selectFeed = createHotQuery((db, { personId, now }: { personId: PersonId; now: Date }) =>
  db.selectNoFrom((eb) => [
    eb.selectFrom('notification_feeds').select('version').where('user_id', '=', personId).as('version'),
    eb
      .selectFrom('notifications')
      .select((of) => of.fn.max('held_until').as('released'))
      .where('user_id', '=', personId)
      .where('held_until', '<=', now)
      .as('released'),
    eb
      .selectFrom('notifications')
      .select((of) => of.fn.min('held_until').as('next'))
      .where('user_id', '=', personId)
      .where('held_until', '>', now)
      .as('next'),
  ]),
);

export type Feed = {
  /** Changes with every change of the user's notifications, and when a held one is released. */
  version: string;
  /** Null: none is held. */
  nextRelease: Date | null;
};

/** Reads rows by key only. */
export async function readFeed(db: Db, { user, now }: Reader): Promise<Feed> {
  const [feed] = await selectFeed(db, { personId: user.personId, now });
  const released = feed?.released ?? null;
  return {
    version: `${feed?.version ?? 0}${released === null ? '' : `-${released.getTime()}`}`,
    nextRelease: feed?.next ?? null,
  };
}

/** The number's order is read once, by its index. */
function matchSearch(search: string): Expression<SqlBool> {
  const text = parseIdText(search);
  if (text === undefined) return sql<SqlBool>`false`;
  const orderNumber = parseNumberText(search);
  const byNumber =
    orderNumber === null
      ? sql`false`
      : sql`notifications.order_id = (SELECT id FROM orders WHERE order_number = ${orderNumber})`;
  return sql<SqlBool>`(notifications.id::text LIKE ${`${text}%`} OR ${byNumber})`;
}

function selectLive(db: Db, { user, now }: Reader) {
  return db
    .selectFrom('notifications')
    .where((eb) => eb.or([eb('notifications.held_until', 'is', null), eb('notifications.held_until', '<=', now)]))
    .where('notifications.user_id', '=', user.personId)
    .where('notifications.deleted_at', 'is', null);
}

function selectFound(db: Db, reader: Reader, { search }: Pick<Query, 'search'>) {
  return selectLive(db, reader).$if(search !== '', (query) => query.where(matchSearch(search)));
}

function selectPage(db: Db, reader: Reader, { search, sort, page, pageSize }: Query) {
  const direction = sort === 'createdAt' ? 'asc' : 'desc';
  return db
    .with('page', () =>
      selectFound(db, reader, { search })
        .select('notifications.id')
        .orderBy('notifications.created_at', direction)
        .orderBy('notifications.id', direction)
        .limit(pageSize)
        .offset((page - 1) * pageSize),
    )
    .selectFrom('page')
    .innerJoin('notifications', 'notifications.id', 'page.id')
    .innerJoin('orders', 'orders.id', 'notifications.order_id')
    .select([
      'notifications.id',
      'notifications.order_id',
      'notifications.read',
      'notifications.comment',
      'notifications.note',
      'notifications.created_at',
      'orders.order_number',
      'orders.title',
    ])
    .orderBy('notifications.created_at', direction)
    .orderBy('notifications.id', direction)
    .execute();
}

export async function listOwnNotifications(db: Db, reader: Reader, query: Query) {
  const count = (counted: ReturnType<typeof selectLive>) =>
    counted.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const [items, all, unread] = await Promise.all([
    selectPage(db, reader, query),
    count(selectFound(db, reader, query)),
    count(selectLive(db, reader).where('notifications.read', '=', false)),
  ]);
  return { items, total: all.count, unread: unread.count };
}

type Change = { read?: true; deleted_at?: Date | null };

/** @returns false if the user has no such notification; a deleted one can only be restored. */
export async function updateOwnNotification(
  db: Db,
  user: User,
  { id, change }: { id: string; change: Change },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set(change)
    .where('id', '=', id)
    .where('user_id', '=', user.personId)
    .$if(change.deleted_at !== null, (query) => query.where('deleted_at', 'is', null))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A held notification has not been shown to anybody yet. */
export async function markAllRead(db: Db, { user, now }: Reader): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read: true })
    .where('user_id', '=', user.personId)
    .where('read', '=', false)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('held_until', 'is', null), eb('held_until', '<=', now)]))
    .execute();
}

export async function purgeOwnNotifications(db: Db, user: User, before: Date): Promise<void> {
  await db.deleteFrom('notifications').where('user_id', '=', user.personId).where('deleted_at', '<', before).execute();
}
