import type { Selectable } from 'kysely';
import type { SignedIn } from '#actor.ts';
import type { PersonId } from '#identities.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';

export type PasskeyRow = Selectable<Tables['passkeys']>;

export function listOwnPasskeys(db: Db | Tx, personId: PersonId): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', personId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function findPasskey(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  return db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();
}

/** @returns null if some account has the credential already. */
export async function insertPasskey(tx: Tx, passkey: Omit<PasskeyRow, 'last_used_at'>): Promise<PasskeyRow | null> {
  const row = await tx
    .insertInto('passkeys')
    .values({ ...passkey, last_used_at: null })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** @returns false if the same answer, or a newer one, has counted meanwhile. */
export async function markPasskeyUsed(
  tx: Tx,
  { id, counter }: PasskeyRow,
  { newCounter, at }: { newCounter: number; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('passkeys')
    .set({ counter: newCounter, last_used_at: at })
    .where((eb) => eb.and({ id, counter }))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function renameOwnPasskey(db: Db, actor: SignedIn, { id, name }: { id: string; name: string }) {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ name })
    .where((eb) => eb.and({ id, user_id: actor.personId }))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteOwnPasskey(tx: Tx, actor: SignedIn, id: string): Promise<PasskeyRow | null> {
  const row = await tx
    .deleteFrom('passkeys')
    .where((eb) => eb.and({ id, user_id: actor.personId }))
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}
