import { sql } from 'kysely';
import type { User } from '#actor.ts';
import type { Owner, OwnerId } from '#identities.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';

function selectOpen(db: Db | Tx, now: Date) {
  return db.selectFrom('account_joins').selectAll().where('joined_at', 'is', null).where('expires_at', '>', now);
}

export type OpenJoin = Awaited<ReturnType<typeof listReceived>>[number];

export function findAsked(db: Db | Tx, { ownerId }: Owner, now: Date): Promise<OpenJoin | undefined> {
  return selectOpen(db, now).where('account_id', '=', ownerId).executeTakeFirst();
}

/** Requests that nobody else has agreed to, about a company that was here before them: nobody adds a number to read who asks. */
export function listReceived(db: Db | Tx, { ownerId }: Owner, now: Date) {
  return selectOpen(db, now)
    .where('account_id', '<>', ownerId)
    .where(({ eb, or }) => or([eb('into_account_id', 'is', null), eb('into_account_id', '=', ownerId)]))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('companies')
          .select('companies.id')
          .whereRef('companies.dot_number', '=', 'account_joins.dot_number')
          .whereRef('companies.created_at', '<=', 'account_joins.asked_at')
          .where('companies.user_id', '=', ownerId)
          .where('companies.deleted_at', 'is', null),
      ),
    )
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
}

export function listCompanies(db: Db | Tx, { ownerId }: Owner) {
  return db
    .selectFrom('companies')
    .select(['dot_number as dotNumber', 'name'])
    .where((eb) => eb.and({ user_id: ownerId, deleted_at: null }))
    .orderBy('name')
    .orderBy('id')
    .execute();
}

export async function listOthers(tx: Tx, { ownerId }: Owner, dotNumber: string): Promise<OwnerId[]> {
  const rows = await tx
    .selectFrom('companies')
    .select('user_id')
    .distinct()
    .where((eb) => eb.and({ dot_number: dotNumber, deleted_at: null }))
    .where('user_id', '<>', ownerId)
    .execute();
  return rows.map(({ user_id: id }) => id);
}

type NewJoin = { id: string; dotNumber: string; now: Date; expiresAt: Date };

/** @returns false while the account has an open request. */
export async function insertJoin(tx: Tx, by: User, { id, dotNumber, now, expiresAt }: NewJoin): Promise<boolean> {
  const open = tx.deleteFrom('account_joins').where('account_id', '=', by.ownerId).where('joined_at', 'is', null);
  await open.where('expires_at', '<=', now).execute();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('account_joins')
    .values({
      id,
      account_id: by.ownerId,
      dot_number: dotNumber,
      asked_by: by.personId,
      asked_at: now,
      expires_at: expiresAt,
    })
    .onConflict((conflict) => conflict.column('account_id').where('joined_at', 'is', null).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** One of two who agree at once succeeds. */
export async function writeAgreement(tx: Tx, by: User, { id, now }: { id: string; now: Date }): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('account_joins')
    .set({ into_account_id: by.ownerId, agreed_by: by.personId, agreed_at: now })
    .where((eb) => eb.and({ id, joined_at: null, into_account_id: null }))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** @returns false if the account has not asked for it, or it is over. */
export async function deleteAsked(tx: Tx, { ownerId }: Owner, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('account_joins')
    .where((eb) => eb.and({ id, account_id: ownerId, joined_at: null }))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** @returns false if the account has not agreed to it, or it is over. */
export async function takeAgreementBack(tx: Tx, { ownerId }: Owner, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('account_joins')
    .set({ into_account_id: null, agreed_by: null, agreed_at: null })
    .where((eb) => eb.and({ id, into_account_id: ownerId, joined_at: null }))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Locks it: used once, and by then neither taken back nor declined. */
export async function useJoin(tx: Tx, { ownerId }: Owner, { id, now }: { id: string; now: Date }) {
  const row = await tx
    .updateTable('account_joins')
    .set({ joined_at: now })
    .where((eb) => eb.and({ id, account_id: ownerId, joined_at: null }))
    .where('into_account_id', 'is not', null)
    .where('expires_at', '>', now)
    .returning('into_account_id')
    .executeTakeFirst();
  return row?.into_account_id ?? null;
}

/** Both names of each pair: of the account that moves, and of the one that stays. */
export type Double = { old: string; kept: string; name: string };

export async function listDoubles(db: Db | Tx, from: OwnerId, into: OwnerId) {
  const list = async (table: 'companies' | 'trucks' | 'trailers') => {
    const [same, name] =
      table === 'companies'
        ? [sql`kept.dot_number = old.dot_number`, sql`old.name`]
        : [sql`search_code(kept.vin_code) = search_code(old.vin_code)`, sql`old.internal_number`];
    const { rows } = await sql<Double>`
      SELECT DISTINCT ON (old.id) old.id AS old, kept.id AS kept, ${name} AS name
      FROM ${sql.table(table)} AS old JOIN ${sql.table(table)} AS kept ON ${same}
      WHERE old.user_id = ${from} AND kept.user_id = ${into} AND old.deleted_at IS NULL AND kept.deleted_at IS NULL
      ORDER BY old.id, kept.created_at, kept.id`.execute(db);
    return rows;
  };
  return { companies: await list('companies'), trucks: await list('trucks'), trailers: await list('trailers') };
}

type Counts = Record<
  'companies' | 'trucks' | 'trailers' | 'units' | 'orders' | 'drafts' | 'cards' | 'apiKeys' | 'webhooks',
  number
>;

export async function countContents(db: Db | Tx, ownerId: OwnerId): Promise<Counts> {
  const { rows } = await sql<Counts>`SELECT
    (SELECT count(*)::int FROM companies WHERE user_id = ${ownerId} AND deleted_at IS NULL) AS companies,
    (SELECT count(*)::int FROM trucks WHERE user_id = ${ownerId} AND deleted_at IS NULL) AS trucks,
    (SELECT count(*)::int FROM trailers WHERE user_id = ${ownerId} AND deleted_at IS NULL) AS trailers,
    (SELECT count(*)::int FROM combinations WHERE user_id = ${ownerId}) AS units,
    (SELECT count(*)::int FROM orders WHERE user_id = ${ownerId} AND status <> 'draft') AS orders,
    (SELECT count(*)::int FROM orders WHERE user_id = ${ownerId} AND status = 'draft') AS drafts,
    (SELECT count(*)::int FROM cards WHERE user_id = ${ownerId} AND detached_at IS NULL) AS cards,
    (SELECT count(*)::int FROM api_keys WHERE owner_id = ${ownerId} AND revoked_at IS NULL) AS "apiKeys",
    (SELECT count(*)::int FROM webhooks WHERE owner_id = ${ownerId}) AS webhooks`.execute(db);
  const [counts] = rows;
  if (counts === undefined) throw new Error('A query without a table has one row.');
  return counts;
}
