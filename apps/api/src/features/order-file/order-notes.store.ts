import type { Admin } from '#actor.ts';
import type { Tx } from '#platform/db/transaction.ts';

type NewNote = { id: string; orderId: string; at: Date; text: string };

/** @returns the e-mail of its author. */
export async function insertNote(tx: Tx, by: Admin, { id, orderId, at, text }: NewNote): Promise<{ author: string }> {
  await tx.insertInto('order_notes').values({ id, order_id: orderId, author_id: by.personId, at, text }).execute();
  const { email } = await tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', by.personId)
    .executeTakeFirstOrThrow();
  return { author: email };
}
