import type { Selectable } from 'kysely';
import type { SignedIn } from '#actor.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';

type FileRow = Selectable<Tables['order_message_files']>;

export async function insertFile(tx: Tx, file: Omit<FileRow, 'message_id' | 'position'>): Promise<void> {
  await tx
    .insertInto('order_message_files')
    .values({ ...file, message_id: null })
    .execute();
}

export async function countUnsentFiles(db: Db, by: SignedIn, orderId: string): Promise<number> {
  const { count } = await db
    .selectFrom('order_message_files')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .where('stored_by', '=', by.personId)
    .where('message_id', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** @returns false if one of them is not an unsent file of this person about this order. */
export async function attachFiles(
  tx: Tx,
  by: SignedIn,
  { orderId, messageId, ids }: { orderId: string; messageId: string; ids: readonly string[] },
): Promise<boolean> {
  for (const [position, id] of ids.entries()) {
    const { numUpdatedRows } = await tx
      .updateTable('order_message_files')
      .set({ message_id: messageId, position })
      .where('id', '=', id)
      .where('order_id', '=', orderId)
      .where('stored_by', '=', by.personId)
      .where('message_id', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
  }
  return true;
}

/** Another carrier's file, and one that was not sent, are not found. */
export async function findSentFile(db: Db, reader: SignedIn, id: string): Promise<FileRow | null> {
  const ownerId = reader.kind === 'user' ? reader.ownerId : null;
  const row = await db
    .selectFrom('order_message_files as files')
    .innerJoin('orders', 'orders.id', 'files.order_id')
    .selectAll('files')
    .where('files.id', '=', id)
    .where('files.message_id', 'is not', null)
    .$if(reader.kind === 'user', (query) => query.where('orders.user_id', '=', ownerId))
    .executeTakeFirst();
  return row ?? null;
}

/** Their stored files become leftovers. */
export async function deleteUnsentFiles(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('order_message_files').where('message_id', 'is', null).where('stored_at', '<', before).execute();
}
