import { sql } from 'kysely';
import type { Owner } from '#identities.ts';
import type { Tx } from '#platform/db/transaction.ts';

/** Serializes concurrent counts of this person's setups until the transaction ends. */
export async function lockOwnSetups(tx: Tx, owner: Owner): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`card-setups ${owner.ownerId}`}, 0))`.execute(tx);
}

export async function deleteOwnSetupsBefore(tx: Tx, owner: Owner, instant: Date): Promise<void> {
  await tx.deleteFrom('card_setups').where('user_id', '=', owner.ownerId).where('created_at', '<=', instant).execute();
}

export async function listOwnSetups(tx: Tx, owner: Owner): Promise<Date[]> {
  const rows = await tx
    .selectFrom('card_setups')
    .select('created_at')
    .where('user_id', '=', owner.ownerId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ created_at: at }) => at);
}

export async function insertSetup(tx: Tx, owner: Owner, { id, at }: { id: string; at: Date }): Promise<void> {
  await tx.insertInto('card_setups').values({ id, user_id: owner.ownerId, created_at: at }).execute();
}
