import type { Insertable } from 'kysely';
import type { Tables } from '#platform/db/tables.generated.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';

type Counted = { column: 'sender_address' | 'email'; subject: string; since: Date };

export async function countSince(tx: Tx, { column, subject, since }: Counted) {
  return tx
    .selectFrom('outreach_messages')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('first')])
    .where(column, '=', subject)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
}

export async function isKept(tx: Tx, id: string): Promise<boolean> {
  return (await tx.selectFrom('outreach_messages').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** @returns false if the message exists. */
export async function insertMessage(tx: Tx, message: Insertable<Tables['outreach_messages']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('outreach_messages')
    .values(message)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteBefore(db: Db, instant: Date): Promise<void> {
  await db.deleteFrom('outreach_messages').where('created_at', '<', instant).execute();
}

export async function clearAddresses(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('outreach_messages')
    .set({ sender_address: null })
    .where('sender_address', 'is not', null)
    .where('created_at', '<', before)
    .execute();
}
