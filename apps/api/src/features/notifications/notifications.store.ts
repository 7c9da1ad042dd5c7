import type { notifications, ReadQuery } from '@wideload/contract';
import { sql, type Expression, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { User } from '#actor.ts';
import { ownerOf, type Owner, type Person, type PersonId } from '#identities.ts';
import { parseIdText, parseNumberText } from '#platform/db/search.ts';
import { createHotQuery } from '#platform/db/hot-query.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';
import { isOwnWork } from '#platform/db/columns/person-of-account.ts';

type Query = ReadQuery<typeof notifications.list>;
type Reader = { user: User; now: Date };
export type NotificationRow = Awaited<ReturnType<typeof listOwnNotifications>>['items'][number];

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
  const [text, orderNumber] = [parseIdText(search), parseNumberText(search)];
  const byNumber =
    orderNumber === null
      ? sql`false`
      : sql`notifications.order_id = (SELECT id FROM orders WHERE order_number = ${orderNumber})`;
  const byId = text === undefined ? sql`false` : sql`notifications.id::text LIKE ${`${text}%`}`;
  return sql<SqlBool>`(${byId} OR ${byNumber})`;
}

type Live = Person & Owner & { now: Date };
type Filter = Pick<Query, 'search' | 'whose'>;
type Wanted = Live & Filter & Pick<Query, 'sort'> & { limit: number; offset: number };

function selectLive(db: Db | Tx, { personId, ownerId, now }: Live) {
  return db
    .selectFrom('notifications')
    .where((eb) => eb.or([eb('notifications.held_until', 'is', null), eb('notifications.held_until', '<=', now)]))
    .where('notifications.user_id', '=', personId)
    .where('notifications.joined_to', 'is', null)
    .where('notifications.account_id', '=', ownerId)
    .where('notifications.deleted_at', 'is', null);
}

function selectFound(db: Db | Tx, wanted: Live & Filter) {
  return selectLive(db, wanted)
    .$if(wanted.search !== '', (query) => query.where(matchSearch(wanted.search)))
    .$if(wanted.whose === 'mine', (query) =>
      query.where(isOwnWork(sql.ref('notifications.order_id'), sql.val(wanted.personId))),
    );
}

function selectPage(db: Db | Tx, { sort, limit, offset, ...found }: Wanted) {
  const direction = sort === 'createdAt' ? 'asc' : 'desc';
  return db
    .with('page', () =>
      selectFound(db, found)
        .select('notifications.id')
        .orderBy('notifications.created_at', direction)
        .orderBy('notifications.id', direction)
        .limit(limit)
        .offset(offset),
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
      'notifications.kind',
      'notifications.created_at',
      'orders.order_number',
      'orders.title',
    ])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('notifications as joined')
          .select('joined.comment')
          .whereRef('joined.joined_to', '=', 'notifications.id')
          .where((of) => of.or([of('joined.held_until', 'is', null), of('joined.held_until', '<=', found.now)]))
          .orderBy('joined.id'),
      ).as('joined'),
    )
    .orderBy('notifications.created_at', direction)
    .orderBy('notifications.id', direction);
}

/** The page and both counts, in one row: a question to the database costs more than its answer. */
function selectList(db: Db | Tx, wanted: Wanted) {
  const count = (counted: ReturnType<typeof selectLive>) =>
    counted.select((eb) => eb.fn.countAll<number>().as('count')).$asScalar();
  return db.selectNoFrom([
    jsonArrayFrom(selectPage(db, wanted)).as('items'),
    count(selectFound(db, wanted)).as('total'),
    // Not a value of the query: a plan for any value could not use the index of the unread.
    count(selectLive(db, wanted).where(sql<SqlBool>`NOT notifications.read`)).as('unread'),
    sql<boolean>`EXISTS (SELECT FROM memberships WHERE account_id = ${wanted.ownerId} AND ended_at IS NULL)`.as(
      'isShared',
    ),
  ]);
}

const createListQuery = (sort: Query['sort']) =>
  createHotQuery((db, given: Live & { limit: number; offset: number }) => {
    const { personId, ownerId, now, limit, offset } = given;
    return selectList(db, { personId, ownerId, now, limit, offset, sort, search: '', whose: undefined });
  });

const hotLists = { createdAt: createListQuery('createdAt'), '-createdAt': createListQuery('-createdAt') };

export async function listOwnNotifications(db: Db, { user: { personId, ownerId }, now }: Reader, query: Query) {
  const { search, sort, whose, page, pageSize } = query;
  const wanted = { personId, ownerId, now, limit: pageSize, offset: (page - 1) * pageSize };
  const isPlain = search === '' && whose === undefined;
  const [list] = isPlain
    ? await hotLists[sort](db, wanted)
    : await selectList(db, { ...wanted, search, sort, whose }).execute();
  // JSON has no instants.
  const items = (list?.items ?? []).map((row) => ({ ...row, created_at: new Date(row.created_at) }));
  return { items, total: list?.total ?? 0, unread: list?.unread ?? 0, isShared: list?.isShared ?? false };
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
    .where((eb) => eb.and({ id, user_id: user.personId, account_id: user.ownerId }))
    .$if(change.deleted_at !== null, (query) => query.where('deleted_at', 'is', null))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A held notification has not been shown to anybody yet. */
export async function markAllRead(db: Db, { user, now }: Reader): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read: true })
    .where((eb) => eb.and({ user_id: user.personId, account_id: user.ownerId }))
    .where('read', '=', false)
    .where((eb) => eb.and({ deleted_at: null, joined_to: null }))
    .where((eb) => eb.or([eb('held_until', 'is', null), eb('held_until', '<=', now)]))
    .execute();
}

export async function purgeOwnNotifications(db: Db, user: User, before: Date): Promise<void> {
  const purged = db.selectFrom('notifications').select('id').where('user_id', '=', user.personId);
  const ended = purged.where('deleted_at', '<', before);
  await db
    .deleteFrom('notifications')
    .where((eb) => eb.or([eb('id', 'in', ended), eb('joined_to', 'in', ended)]))
    .execute();
}

/** The person who opened an account has no membership: the choice is in the row of `users`. */
const isOwnAccount = ({ personId, ownerId }: User) => ownerId === ownerOf(personId);

export async function wantsAllMails(db: Db, user: User): Promise<boolean> {
  const own = db.selectFrom('users').select('all_order_mails').where('id', '=', user.personId);
  const there = db
    .selectFrom('memberships')
    .select('all_order_mails')
    .where((eb) => eb.and({ account_id: user.ownerId, person_id: user.personId }));
  const row = await (isOwnAccount(user) ? own : there).executeTakeFirst();
  return row?.all_order_mails ?? false;
}

export async function writeMailChoice(db: Db, user: User, wantsAll: boolean): Promise<void> {
  const change = { all_order_mails: wantsAll };
  if (isOwnAccount(user)) {
    await db.updateTable('users').set(change).where('id', '=', user.personId).execute();
    return;
  }
  await db
    .updateTable('memberships')
    .set(change)
    .where((eb) => eb.and({ account_id: user.ownerId, person_id: user.personId }))
    .execute();
}
