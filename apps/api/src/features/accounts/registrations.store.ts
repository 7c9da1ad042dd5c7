import { sql, type Selectable } from 'kysely';
import type { Tables } from '#platform/db/tables.generated.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';

export type Registration = Selectable<Tables['registrations']>;

/** A CHECK of the table has the same limit. */
export const MOST_TRIES = 5;

export async function insertRegistration(
  tx: Tx,
  registration: Omit<Registration, 'tries' | 'confirmed_at'>,
): Promise<void> {
  await tx
    .insertInto('registrations')
    .values({ ...registration, confirmed_at: null })
    .execute();
}

export function findRegistration(db: Db | Tx, cookieHash: string): Promise<Registration | undefined> {
  return db.selectFrom('registrations').selectAll().where('cookie_hash', '=', cookieHash).executeTakeFirst();
}

/** Counted before the code is compared, in one statement, so that parallel tries count too. */
export function takeTry(db: Db, cookieHash: string, now: Date): Promise<Registration | undefined> {
  return db
    .updateTable('registrations')
    .set({ tries: sql`tries + 1` })
    .where((eb) => eb.and({ cookie_hash: cookieHash, confirmed_at: null }))
    .where('expires_at', '>', now)
    .where('tries', '<', MOST_TRIES)
    .returningAll()
    .executeTakeFirst();
}

/** @returns false if it was confirmed already or a newer code replaced the one tried. */
export async function markConfirmed(tx: Tx, { id, code_hash }: Registration, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('registrations')
    .set({ confirmed_at: now })
    .where((eb) => eb.and({ id, code_hash, confirmed_at: null }))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function replaceCode(tx: Tx, id: string, code: { hash: string; expiresAt: Date }): Promise<void> {
  await tx
    .updateTable('registrations')
    .set({ code_hash: code.hash, tries: 0, expires_at: code.expiresAt })
    .where((eb) => eb.and({ id, confirmed_at: null }))
    .execute();
}
