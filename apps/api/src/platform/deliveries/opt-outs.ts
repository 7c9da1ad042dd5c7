/** People without an account who want no more messages, by mail address or phone number. */
import type { Db, Tx } from '../db/transaction.ts';
import { hashSecret } from '../secrets.ts';

export async function optOut(db: Db | Tx, address: string, now: Date): Promise<void> {
  await db
    .insertInto('opt_outs')
    .values({ address_hash: hashSecret(address), created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function optIn(db: Db | Tx, address: string): Promise<void> {
  await db.deleteFrom('opt_outs').where('address_hash', '=', hashSecret(address)).execute();
}

/** @returns those of the addresses that have opted out. */
export async function listOptedOut(db: Db | Tx, addresses: readonly string[]): Promise<Set<string>> {
  const byHash = new Map(addresses.map((address) => [hashSecret(address), address]));
  if (byHash.size === 0) return new Set();
  const rows = await db
    .selectFrom('opt_outs')
    .select('address_hash')
    .where('address_hash', 'in', [...byHash.keys()])
    .execute();
  return new Set(rows.flatMap((row) => byHash.get(row.address_hash) ?? []));
}
