import { sql, type Insertable, type Selectable } from 'kysely';
import type { User } from '#actor.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';

export type CombinationRow = Selectable<Tables['combinations']>;

export function listOwnCombinations(db: Db | Tx, user: User): Promise<CombinationRow[]> {
  return db
    .selectFrom('combinations')
    .selectAll()
    .where('user_id', '=', user.ownerId)
    .orderBy(sql`lower(name)`)
    .execute();
}

/** Serializes counting and adding of this user's combinations until the transaction ends. */
export async function lockOwnCombinations(tx: Tx, user: User): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`combinations ${user.ownerId}`}, 0))`.execute(tx);
}

export function insertCombination(tx: Tx, row: Insertable<Tables['combinations']>): Promise<CombinationRow> {
  return tx.insertInto('combinations').values(row).returningAll().executeTakeFirstOrThrow();
}

/** @returns the number of deleted combinations. */
export async function deleteOwnCombinations(db: Db | Tx, user: User, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { numDeletedRows } = await db
    .deleteFrom('combinations')
    .where('user_id', '=', user.ownerId)
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
