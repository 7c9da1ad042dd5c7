import type { Admin } from '#actor.ts';
import { type OwnerId, contactOf } from '#identities.ts';
import type { Tx } from '#platform/db/transaction.ts';

/** @returns false if nothing has changed since the owner was told. */
export async function markHandedOver(tx: Tx, _by: Admin, { id, at }: { id: string; at: Date }): Promise<boolean> {
  const row = await tx
    .updateTable('orders')
    .set({ handed_over_at: at })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('handed_over_at', 'is', null), eb('handed_over_at', '<', eb.ref('updated_at'))]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Of the account, which is where the owner signs in; the order may name another person's address. */
export async function findOwnerEmail(tx: Tx, _by: Admin, ownerId: OwnerId): Promise<string> {
  const { email } = await tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', contactOf(ownerId))
    .executeTakeFirstOrThrow();
  return email;
}
