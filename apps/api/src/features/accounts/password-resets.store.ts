import type { Selectable } from 'kysely';
import type { PersonId } from '#identities.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';

type PasswordReset = Selectable<Tables['password_resets']>;

export async function insertReset(tx: Tx, reset: Omit<PasswordReset, 'used_at'>): Promise<void> {
  await tx
    .insertInto('password_resets')
    .values({ ...reset, used_at: null })
    .execute();
}

export async function isOpenReset(db: Db, tokenHash: string, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('password_resets')
    .select('id')
    .where((eb) => eb.and({ token_hash: tokenHash, used_at: null }))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found !== undefined;
}

/** Uses up the link. Undefined if it is used, expired, or unknown. */
export async function useReset(
  tx: Tx,
  tokenHash: string,
  now: Date,
): Promise<{ id: string; email: string } | undefined> {
  const spent = await tx
    .updateTable('password_resets')
    .set({ used_at: now })
    .where((eb) => eb.and({ token_hash: tokenHash, used_at: null }))
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  if (spent === undefined) return undefined;
  return tx
    .selectFrom('users')
    .select(['id', 'email'])
    .where((eb) => eb.and({ id: spent.user_id, deleted_at: null }))
    .executeTakeFirst();
}

export async function voidResets(tx: Tx, personId: PersonId, now: Date): Promise<void> {
  await tx
    .updateTable('password_resets')
    .set({ used_at: now })
    .where((eb) => eb.and({ user_id: personId, used_at: null }))
    .execute();
}
