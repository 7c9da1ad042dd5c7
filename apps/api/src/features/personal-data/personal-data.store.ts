import type { User } from '#actor.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';

export async function listOwnDrafts(db: Db | Tx, { ownerId: id }: User): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where((eb) => eb.and({ user_id: id, status: 'draft' }))
    .orderBy('created_at')
    .execute();
  return rows.map((row) => row.id);
}

/** No payment begins meanwhile. Orders are locked first, as everywhere: the holder of an order may wait for its person. */
export async function lockPerson(tx: Tx, { personId, ownerId: id }: User): Promise<string[]> {
  const orders = await tx
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', id)
    .orderBy('id')
    .forUpdate()
    .execute();
  await tx.selectFrom('users').select('id').where('id', '=', personId).forUpdate().execute();
  return orders.map((order) => order.id);
}

export async function listOwnOrderIds(db: Db, { ownerId: id }: User): Promise<string[]> {
  const rows = await db.selectFrom('orders').select('id').where('user_id', '=', id).execute();
  return rows.map((row) => row.id);
}

/** Drafts begun since the first deletion; none of them has a payment. */
export async function deleteDrafts(tx: Tx, { ownerId: id }: User): Promise<void> {
  await tx.deleteFrom('orders').where('user_id', '=', id).where('status', '=', 'draft').execute();
}
