import { sql, type Insertable } from 'kysely';
import type { User } from '#actor.ts';
import type { OwnerId } from '#identities.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import { strangerKinds } from '#platform/deliveries/opt-outs.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';

/** Changes with the permits of the order and with its warnings. */
const version = sql<string>`concat(orders.version, ' ', (
  SELECT concat_ws(' ', count(*), max(restriction_revision), count(withdrawn_at)) FROM order_warnings
  WHERE order_warnings.order_id = orders.id))`;

/** An order or unit without a day left, such as one whose permits are all void, keeps its links for a month. */
const lastDay = sql<string>`coalesce(packet_links.last_day, CASE WHEN packet_links.unit_id IS NULL THEN orders.last_day ELSE (
  SELECT max(coalesce(valid_to, end_day)) FROM permits
  WHERE permits.order_id = packet_links.order_id AND permits.unit_id = packet_links.unit_id
    AND status NOT IN ('refused', 'voided')) END + 1, packet_links.created_at::date + 30)`;

export type LinkRow = Awaited<ReturnType<typeof listLinks>>[number];

function selectLinks(db: Db | Tx) {
  return db
    .selectFrom('packet_links')
    .innerJoin('orders', 'orders.id', 'packet_links.order_id')
    .select(['packet_links.id', 'packet_links.kind', 'packet_links.name', 'packet_links.created_at'])
    .select(['packet_links.recipient_id as recipientId', 'packet_links.unit_id as unit', version.as('version')])
    .select(['packet_links.order_id as orderId', 'orders.user_id as ownerId', lastDay.as('lastDay')]);
}

export function listLinks(db: Db | Tx, { ownerId }: User, orderId: string) {
  return selectLinks(db)
    .where((eb) => eb.and({ 'packet_links.order_id': orderId, 'orders.user_id': ownerId }))
    .orderBy('packet_links.created_at', 'desc')
    .orderBy('packet_links.id', 'desc')
    .execute();
}

export async function findLink(db: Db | Tx, { ownerId }: User, id: string): Promise<LinkRow | null> {
  const ofOwner = selectLinks(db).where('packet_links.id', '=', id).where('orders.user_id', '=', ownerId);
  return (await ofOwner.executeTakeFirst()) ?? null;
}

/** Mails and texts to people without an account, the newest first; without news of a filing that can still be undone. */
export function listSent(db: Db | Tx, orderId: string, now: Date) {
  return db
    .selectFrom('deliveries')
    .select(['id', 'kind', 'recipient', 'content', 'created_at', 'sent_at', 'failed_at', 'last_error'])
    .where(sql`content ->> 'orderId'`, '=', orderId)
    .where('kind', 'in', [...strangerKinds])
    .where(({ eb, or }) => or([eb('kind', '=', 'packet-link'), eb('due_at', '<=', now), eb('attempts', '>', 0)]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
}

export function insertLink(tx: Tx, row: Insertable<Tables['packet_links']>): Promise<unknown> {
  return tx.insertInto('packet_links').values(row).execute();
}

/** @returns false if the account has no such link. */
export async function deleteLink(db: Db, { id, ownerId }: { id: string; ownerId: OwnerId }): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('packet_links')
    .where('id', '=', id)
    .where('order_id', 'in', (of) => of.selectFrom('orders').select('id').where('user_id', '=', ownerId))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** The token is the only right that this needs. */
export async function findLinkByToken(db: Db, tokenHash: string): Promise<LinkRow | null> {
  const row = await selectLinks(db).where('packet_links.token_hash', '=', tokenHash).executeTakeFirst();
  return row ?? null;
}

export type FeedRow = { id: string; token_hash: string; created_at: Date };

export async function findOwnFeed(db: Db, { ownerId, personId }: User): Promise<FeedRow | null> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select(['id', 'token_hash', 'created_at'])
    .where((eb) => eb.and({ owner_id: ownerId, person_id: personId }))
    .executeTakeFirst();
  return row ?? null;
}

export async function replaceFeed(db: Db, { ownerId, personId }: User, row: FeedRow): Promise<FeedRow> {
  await db
    .insertInto('calendar_feeds')
    .values({ ...row, owner_id: ownerId, person_id: personId })
    .onConflict((conflict) => conflict.columns(['owner_id', 'person_id']).doUpdateSet(row))
    .execute();
  return row;
}

/** @returns false if there is none. */
export async function deleteFeed(db: Db, { ownerId, personId }: User): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('calendar_feeds')
    .where((eb) => eb.and({ owner_id: ownerId, person_id: personId }))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** The token is the only right that this needs. */
export async function findFeedByToken(db: Db, tokenHash: string): Promise<{ id: string; ownerId: OwnerId } | null> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select(['id', 'owner_id as ownerId'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row ?? null;
}
