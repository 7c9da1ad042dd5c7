import type { User } from '#actor.ts';
import type { OwnerId } from '#identities.ts';
import type { Db } from '#platform/db/transaction.ts';

export type FeedRow = { id: string; token_hash: string; created_at: Date };

export async function findOwnFeed(db: Db, { ownerId, personId }: User): Promise<FeedRow | null> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select(['id', 'token_hash', 'created_at'])
    .where('owner_id', '=', ownerId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row ?? null;
}

export async function replaceFeed(db: Db, { ownerId, personId }: User, row: FeedRow): Promise<FeedRow> {
  await db
    .insertInto('calendar_feeds')
    .values({ ...row, owner_id: ownerId, person_id: personId })
    .onConflict((conflict) => conflict.columns(['owner_id', 'person_id']).doUpdateSet(row))
    .execute();
  return row;
}

/** @returns false if there is none. */
export async function deleteFeed(db: Db, { ownerId, personId }: User): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('calendar_feeds')
    .where('owner_id', '=', ownerId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** The token is the only right that this needs. */
export async function findFeedByToken(db: Db, tokenHash: string): Promise<{ id: string; ownerId: OwnerId } | null> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select(['id', 'owner_id as ownerId'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row ?? null;
}
