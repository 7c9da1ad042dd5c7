import { sql, type Selectable } from 'kysely';
import type { SignedIn } from '../../../actor.ts';
import type { Tables } from '../../../platform/db/tables.generated.ts';
import type { Db, Tx } from '../../../platform/db/transaction.ts';

export type EmailChange = Selectable<Tables['email_changes']>;

/** Wrong codes that a change may be given before it wants a new one; the table's CHECK says the same. */
export const MOST_TRIES = 5;

/** Takes the place of the change that was open before. */
export async function replaceEmailChange(tx: Tx, change: Omit<EmailChange, 'tries' | 'confirmed_at'>): Promise<void> {
  await tx
    .deleteFrom('email_changes')
    .where('user_id', '=', change.user_id)
    .where('confirmed_at', 'is', null)
    .execute();
  await tx
    .insertInto('email_changes')
    .values({ ...change, confirmed_at: null })
    .execute();
}

/** The open change that this session began. */
export function findEmailChange(db: Db, actor: SignedIn): Promise<EmailChange | undefined> {
  return db
    .selectFrom('email_changes')
    .selectAll()
    .where('user_id', '=', actor.id)
    .where('session_id', '=', actor.sessionId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
}

/** Takes one of the tries before the code is looked at; one statement, so that parallel tries are counted too. */
export function takeEmailTry(db: Db, actor: SignedIn, now: Date): Promise<EmailChange | undefined> {
  return db
    .updateTable('email_changes')
    .set({ tries: sql`tries + 1` })
    .where('user_id', '=', actor.id)
    .where('session_id', '=', actor.sessionId)
    .where('confirmed_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', MOST_TRIES)
    .returningAll()
    .executeTakeFirst();
}

/** @returns false when it was confirmed already, or a newer change has taken its place. */
export async function markEmailConfirmed(tx: Tx, { id }: EmailChange, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('email_changes')
    .set({ confirmed_at: now })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
