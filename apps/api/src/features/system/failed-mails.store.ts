import type { Admin } from '#actor.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';
import { secretKinds } from '#platform/deliveries/mails.ts';
import { strangerKinds } from '#platform/deliveries/strangers.ts';

const MOST = 50;

export type FailedMailRow = Awaited<ReturnType<typeof listFailedMails>>[number];

export async function listFailedMails(db: Db, _by: Admin) {
  return (
    db
      .selectFrom('deliveries')
      .select(['id', 'kind', 'recipient', 'failed_at', 'last_error'])
      .where('failed_at', 'is not', null)
      .where('webhook_id', 'is', null)
      // The page of the order says to the carrier what strangers did not get.
      .where('kind', 'not in', [...strangerKinds])
      .$narrowType<{ failed_at: Date }>()
      .orderBy('failed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MOST)
      .execute()
  );
}

/** @returns its kind; null if the mail has not failed, or what was in it has expired. */
export async function requeueMail(tx: Tx, _by: Admin, { id, now }: { id: string; now: Date }): Promise<string | null> {
  const row = await tx
    .updateTable('deliveries')
    .set({ failed_at: null, last_error: null, attempts: 0, due_at: now })
    .where('id', '=', id)
    .where('failed_at', 'is not', null)
    .where('webhook_id', 'is', null)
    .where('kind', 'not in', [...secretKinds])
    .returning('kind')
    .executeTakeFirst();
  return row?.kind ?? null;
}

/** Null for none. */
export async function findMail(tx: Tx, _by: Admin, id: string): Promise<{ isExpired: boolean } | null> {
  const row = await tx
    .selectFrom('deliveries')
    .select(['kind', 'failed_at'])
    .where('id', '=', id)
    .where('webhook_id', 'is', null)
    .executeTakeFirst();
  return row === undefined ? null : { isExpired: row.failed_at !== null && secretKinds.has(row.kind) };
}
