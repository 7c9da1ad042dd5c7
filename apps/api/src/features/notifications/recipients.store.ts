import type { Insertable } from 'kysely';
import type { User } from '#actor.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';

const columns = ['id', 'name', 'address', 'events', 'created_at'] as const;

export function listOwnRecipients(db: Db | Tx, { ownerId }: Pick<User, 'ownerId'>) {
  return db
    .selectFrom('recipients')
    .select(columns)
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function insertRecipient(tx: Tx, row: Insertable<Tables['recipients']>) {
  return tx.insertInto('recipients').values(row).returning(columns).executeTakeFirstOrThrow();
}

/** News that waits for it is refused as it goes. */
export async function deleteRecipient(db: Db, { id, ownerId }: { id: string; ownerId: User['ownerId'] }) {
  const { numDeletedRows } = await db
    .deleteFrom('recipients')
    .where((eb) => eb.and({ id, owner_id: ownerId }))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
