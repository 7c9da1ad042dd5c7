import type { Insertable } from 'kysely';
import type { User } from '#actor.ts';
import type { Owner } from '#identities.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';

type Own = Owner & { id: string };
export type ApiKeyRow = Awaited<ReturnType<typeof listOwnKeys>>[number];
export type KeyCallRow = Awaited<ReturnType<typeof listCalls>>[number];

const selectOwn = (db: Db | Tx, { ownerId }: Owner) =>
  db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.made_by')
    .select([
      'api_keys.id',
      'name',
      'prefix',
      'scopes',
      'api_keys.created_at',
      'expires_at',
      'last_used_at',
      'revoked_at',
    ])
    .select(['users.first_name', 'users.last_name', 'users.email'])
    .where('owner_id', '=', ownerId);

/** Without those that ended before `since`; the newest first. */
export function listOwnKeys(db: Db, user: User, since: Date) {
  return selectOwn(db, user)
    .where('expires_at', '>', since)
    .where(({ eb, or }) => or([eb('revoked_at', 'is', null), eb('revoked_at', '>', since)]))
    .orderBy('api_keys.created_at', 'desc')
    .orderBy('api_keys.id', 'desc')
    .execute();
}

export function readOwnKey(tx: Tx, { id, ownerId }: Own): Promise<ApiKeyRow> {
  return selectOwn(tx, { ownerId }).where('api_keys.id', '=', id).executeTakeFirstOrThrow();
}

export async function countOpenKeys(tx: Tx, { ownerId }: User, now: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('api_keys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where((eb) => eb.and({ owner_id: ownerId, revoked_at: null }))
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertKey(tx: Tx, row: Insertable<Tables['api_keys']>): Promise<void> {
  await tx.insertInto('api_keys').values(row).execute();
}

/** @returns false if the account has no such key that is not revoked. */
export async function revokeKey(db: Db, { id, ownerId }: Own, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where((eb) => eb.and({ id, owner_id: ownerId, revoked_at: null }))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function hasKey(db: Db, { id, ownerId }: Own): Promise<boolean> {
  const row = await db
    .selectFrom('api_keys')
    .select('id')
    .where((eb) => eb.and({ id, owner_id: ownerId }))
    .executeTakeFirst();
  return row !== undefined;
}

/** The newest first. */
export function listCalls(db: Db, keyId: string, most: number) {
  return db
    .selectFrom('api_key_calls')
    .select(['id', 'at', 'method', 'path', 'status', 'refused'])
    .where('key_id', '=', keyId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** Calls of before `until`, and keys that ended before. */
export async function deleteOldKeys(db: Db, until: Date): Promise<void> {
  await db.deleteFrom('api_key_calls').where('at', '<', until).execute();
  await db
    .deleteFrom('api_keys')
    .where(({ eb, or }) => or([eb('expires_at', '<', until), eb('revoked_at', '<', until)]))
    .execute();
}
