import type { Selectable } from 'kysely';
import type { PersonId } from '#identities.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';

type SignInKey = Selectable<Tables['sign_in_keys']>;

export async function insertKey(tx: Tx, key: SignInKey): Promise<void> {
  await tx.insertInto('sign_in_keys').values(key).execute();
}

export function findKey(db: Db, keyHash: string, now: Date): Promise<SignInKey | undefined> {
  return db
    .selectFrom('sign_in_keys')
    .selectAll()
    .where('key_hash', '=', keyHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** @returns false if it was used meanwhile. */
export async function spendKey(tx: Tx, { key_hash }: SignInKey): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('sign_in_keys').where('key_hash', '=', key_hash).executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function voidKeys(tx: Tx, personId: PersonId): Promise<void> {
  await tx.deleteFrom('sign_in_keys').where('user_id', '=', personId).execute();
}
