import { sql, type Selectable } from 'kysely';
import type { SignedIn } from '#actor.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';

export type EmailChange = Selectable<Tables['email_changes']>;

/** A CHECK of the table has the same limit. */
export const MOST_TRIES = 5;

export async function replaceEmailChange(tx: Tx, change: Omit<EmailChange, 'tries' | 'confirmed_at'>): Promise<void> {
  await tx
    .deleteFrom('email_changes')
    .where((eb) => eb.and({ user_id: change.user_id, confirmed_at: null }))
    .execute();
  await tx
    .insertInto('email_changes')
    .values({ ...change, confirmed_at: null })
    .execute();
}

export function findEmailChange(db: Db, actor: SignedIn): Promise<EmailChange | undefined> {
  return db
    .selectFrom('email_changes')
    .selectAll()
    .where((eb) => eb.and({ user_id: actor.personId, session_id: actor.sessionId, confirmed_at: null }))
    .executeTakeFirst();
}

/** Counted before the code is compared, in one statement, so that parallel tries count too. */
export function takeEmailTry(db: Db, actor: SignedIn, now: Date): Promise<EmailChange | undefined> {
  return db
    .updateTable('email_changes')
    .set({ tries: sql`tries + 1` })
    .where((eb) => eb.and({ user_id: actor.personId, session_id: actor.sessionId, confirmed_at: null }))
    .where('expires_at', '>', now)
    .where('tries', '<', MOST_TRIES)
    .returningAll()
    .executeTakeFirst();
}

/** @returns false if it was confirmed already or replaced by a newer change. */
export async function markEmailConfirmed(tx: Tx, { id }: EmailChange, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('email_changes')
    .set({ confirmed_at: now })
    .where((eb) => eb.and({ id, confirmed_at: null }))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
