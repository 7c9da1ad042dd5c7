import type { Selectable } from 'kysely';
import type { PersonId } from '#identities.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';

export type AuthenticatorRow = Selectable<Tables['authenticators']>;

export function findAuthenticator(db: Db | Tx, personId: PersonId): Promise<AuthenticatorRow | undefined> {
  return db.selectFrom('authenticators').selectAll().where('user_id', '=', personId).executeTakeFirst();
}

/** Replaces a secret that no code has confirmed. @returns false if one is confirmed. */
export async function replaceUnconfirmed(
  db: Db,
  { personId, sealedSecret, at }: { personId: PersonId; sealedSecret: string; at: Date },
): Promise<boolean> {
  const values = { sealed_secret: sealedSecret, last_step: 0, created_at: at, confirmed_at: null };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('authenticators')
    .values({ user_id: personId, ...values })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(values).where('authenticators.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** A code that is right now is of at most this many steps before the latest one that can be. */
const WIDEST = 2;

/**
 * A later step than a right clock could have taken is of a clock that was ahead: it refuses nothing.
 *
 * @returns false if a code of this step, or of a later one, was used before.
 */
export async function takeStep(db: Db | Tx, personId: PersonId, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('authenticators')
    .set({ last_step: step })
    .where('user_id', '=', personId)
    .where(({ eb, or }) => or([eb('last_step', '<', step), eb('last_step', '>', step + WIDEST)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** @returns false if it was confirmed or removed meanwhile. */
export async function markConfirmed(tx: Tx, { user_id, sealed_secret }: AuthenticatorRow, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('authenticators')
    .set({ confirmed_at: at })
    .where((eb) => eb.and({ user_id, sealed_secret, confirmed_at: null }))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** In the order of their owners. @param after an owner; null: from the first */
export function listAuthenticators(db: Db, { after, limit }: { after: string | null; limit: number }) {
  return db
    .selectFrom('authenticators')
    .select(['user_id', 'sealed_secret'])
    .$if(after !== null, (query) => query.where('user_id', '>', after ?? ''))
    .orderBy('user_id')
    .limit(limit)
    .execute();
}

/** Leaves one alone that was replaced meanwhile. */
export async function replaceSeal(db: Db, row: Pick<AuthenticatorRow, 'user_id' | 'sealed_secret'>, sealed: string) {
  await db
    .updateTable('authenticators')
    .set({ sealed_secret: sealed })
    .where((eb) => eb.and({ user_id: row.user_id, sealed_secret: row.sealed_secret }))
    .execute();
}

/** Its recovery codes go with it. */
export async function deleteAuthenticator(tx: Tx, personId: PersonId): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('authenticators').where('user_id', '=', personId).executeTakeFirst();
  return numDeletedRows === 1n;
}

export function listUnusedCodes(db: Db, personId: PersonId): Promise<{ id: string; code_hash: string }[]> {
  return db
    .selectFrom('recovery_codes')
    .select(['id', 'code_hash'])
    .where((eb) => eb.and({ user_id: personId, used_at: null }))
    .execute();
}

export async function replaceCodes(tx: Tx, personId: PersonId, codes: readonly { id: string; code_hash: string }[]) {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', personId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ ...code, user_id: personId, used_at: null })))
    .execute();
}

/** @returns false if it was used meanwhile. */
export async function markCodeUsed(tx: Tx, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_codes')
    .set({ used_at: at })
    .where((eb) => eb.and({ id, used_at: null }))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
