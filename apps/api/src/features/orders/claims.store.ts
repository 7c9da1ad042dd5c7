import { sql } from 'kysely';
import type { Admin } from '#actor.ts';
import type { Tx } from '#platform/db/transaction.ts';

/** The lock lasts until the transaction ends. Null if there is no such order. */
export async function lockClaim(tx: Tx, _by: Admin, orderId: string) {
  const order = await tx
    .selectFrom('orders')
    .select(['status', 'is_refunded', 'order_number'])
    .where('id', '=', orderId)
    .where('status', '<>', 'draft')
    .forUpdate()
    .executeTakeFirst();
  if (order === undefined) return null;
  // A separate statement: after waiting for the lock it must see the claim that the other transaction made.
  const holder = await tx
    .selectFrom('order_claims')
    .innerJoin('users', 'users.id', 'order_claims.admin_id')
    .select(['users.id', 'users.email', 'order_claims.claimed_at as since'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  const { status, is_refunded: isRefunded } = order;
  return { status, isRefunded, orderNumber: order.order_number, holder: holder ?? null };
}

export type Holder = NonNullable<NonNullable<Awaited<ReturnType<typeof lockClaim>>>['holder']>;

type NewClaim = { orderId: string; holderId: string; now: Date };

/** The order must be locked. @returns the holder's account; null, without a write, if it was deleted or is no admin's. */
export async function writeClaim(tx: Tx, _by: Admin, { orderId, holderId, now }: NewClaim) {
  const account = await tx
    .selectFrom('users')
    .select(['email', 'desk_role'])
    .where((eb) => eb.and({ id: holderId, role: 'admin', deleted_at: null }))
    // A deletion of the account at the same moment would not see this claim.
    .forShare()
    .executeTakeFirst();
  if (account === undefined) return null;
  await sql`INSERT INTO order_claims (order_id, admin_id, claimed_at) VALUES (${orderId}, ${holderId}, ${now})
    ON CONFLICT (order_id) DO UPDATE SET admin_id = excluded.admin_id, claimed_at = excluded.claimed_at`.execute(tx);
  return account;
}

export async function deleteClaim(tx: Tx, admin: Admin, orderId: string): Promise<void> {
  await tx.deleteFrom('order_claims').where('order_id', '=', orderId).where('admin_id', '=', admin.personId).execute();
}
