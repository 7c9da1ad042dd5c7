import type { FilingAskRef } from '@wideload/contract';
import type { Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Admin, SignedIn, User } from '#actor.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';

export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number];

/** The caller has made sure that the reader may see the order. */
export function listMessages(db: Db | Tx, orderId: string) {
  return db
    .selectFrom('order_messages as messages')
    .innerJoin('users as authors', 'authors.id', 'messages.author_id')
    .select(['messages.id', 'messages.at', 'messages.by_carrier', 'messages.text', 'messages.is_question'])
    .select(['messages.answered_at', 'messages.withdrawn_at', 'messages.read_at', 'messages.asks', 'authors.email'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('order_message_files as files')
          .select(['files.id', 'files.name', 'files.media_type', 'files.bytes'])
          .whereRef('files.message_id', '=', 'messages.id')
          .orderBy('files.position'),
      ).as('files'),
    )
    .where('messages.order_id', '=', orderId)
    .orderBy('messages.at')
    .orderBy('messages.id')
    .execute();
}

export type NewMessage = {
  id: string;
  orderId: string;
  by: SignedIn;
  at: Date;
  text: string;
  isQuestion: boolean;
  asks: readonly FilingAskRef[];
};

/** @returns false if a message has this id already. */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<boolean> {
  const { id, orderId, by, at, text, isQuestion, asks } = message;
  const inserted = await tx
    .insertInto('order_messages')
    .values({
      id,
      order_id: orderId,
      author_id: by.personId,
      by_carrier: by.kind === 'user',
      at,
      text,
      is_question: isQuestion,
      asks: JSON.stringify(asks),
      answered_at: null,
      withdrawn_at: null,
      read_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function isMessageOf(tx: Tx, { id, orderId, by }: Pick<NewMessage, 'id' | 'orderId' | 'by'>) {
  const row = await tx
    .selectFrom('order_messages')
    .select('id')
    .where((eb) => eb.and({ id, order_id: orderId, author_id: by.personId }))
    .executeTakeFirst();
  return row !== undefined;
}

const openOf = (tx: Tx, orderId: string) =>
  tx
    .updateTable('order_messages')
    .where('order_id', '=', orderId)
    .where('is_question', '=', true)
    .where((eb) => eb.and({ answered_at: null, withdrawn_at: null }));

/** @returns the admins who asked. */
export async function answerQuestions(
  tx: Tx,
  _by: User,
  { orderId, ids, at }: { orderId: string; ids: readonly string[]; at: Date },
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await openOf(tx, orderId)
    .set({ answered_at: at })
    .where('id', 'in', [...ids])
    .returning('author_id')
    .execute();
  return rows.map(({ author_id: author }) => author);
}

export async function findOrderOfMessage(db: Tx, _by: Admin, id: string): Promise<string | null> {
  const row = await db.selectFrom('order_messages').select('order_id').where('id', '=', id).executeTakeFirst();
  return row?.order_id ?? null;
}

/** @returns its text; null if it is not an open question. */
export async function withdrawQuestion(
  tx: Tx,
  _by: Admin,
  { orderId, id, at }: { orderId: string; id: string; at: Date },
): Promise<string | null> {
  const row = await openOf(tx, orderId)
    .set({ withdrawn_at: at })
    .where('id', '=', id)
    .returning('text')
    .executeTakeFirst();
  return row?.text ?? null;
}

/** Up to the message `last`. @returns their number. */
export async function readMessages(
  tx: Tx,
  _by: Admin,
  { orderId, last, at }: { orderId: string; last: string; at: Date },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('order_messages')
    .set({ read_at: at })
    .where('order_id', '=', orderId)
    .where('by_carrier', '=', true)
    .where('read_at', 'is', null)
    .where((eb) =>
      eb('at', '<=', eb.selectFrom('order_messages as seen').select('seen.at').where('seen.id', '=', last)),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Addresses of those who asked; else of the admin who wrote last, else of the one who holds the order. */
export async function findRecipients(tx: Tx, orderId: string, askers: readonly string[]): Promise<string[]> {
  const admins = tx
    .selectFrom('users')
    .select('users.email')
    .distinct()
    .where((eb) => eb.and({ 'users.role': 'admin', 'users.deleted_at': null }));
  if (askers.length > 0) return toEmails(await admins.where('users.id', 'in', [...askers]).execute());
  const lastAuthor = await admins
    .where('users.id', '=', ({ selectFrom }) =>
      selectFrom('order_messages')
        .select('author_id')
        .where('order_id', '=', orderId)
        .where('by_carrier', '=', false)
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(1),
    )
    .execute();
  if (lastAuthor.length > 0) return toEmails(lastAuthor);
  const holder = await admins
    .innerJoin('order_claims', 'order_claims.admin_id', 'users.id')
    .where('order_claims.order_id', '=', orderId)
    .execute();
  return toEmails(holder);
}

const toEmails = (rows: readonly { email: string }[]) => rows.map(({ email }) => email);

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
    .where((eb) => eb.and({ order_id: orderId, stored_by: by.personId, message_id: null }))
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
      .where((eb) => eb.and({ id, order_id: orderId, stored_by: by.personId, message_id: null }))
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
