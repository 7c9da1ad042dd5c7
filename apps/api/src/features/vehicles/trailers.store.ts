import type { Insertable, Selectable } from 'kysely';
import type { User } from '../../actor.ts';
import { toContainsPattern } from '../../platform/db/search.ts';
import type { Tables } from '../../platform/db/tables.generated.ts';
import type { Db } from '../../platform/db/transaction.ts';
import { vehicleOrders, type VehicleSearch } from './vehicle-list.ts';

export type TrailerRow = Selectable<Tables['trailers']>;
/** What a person may change of a trailer; the rest is the server's. */
export type TrailerContent = Omit<TrailerRow, 'id' | 'user_id' | 'created_at' | 'updated_at' | 'deleted_at'>;

function live(db: Db, owner: Pick<User, 'id'>) {
  return db.selectFrom('trailers').where('user_id', '=', owner.id).where('deleted_at', 'is', null);
}

/** One page of the owner's trailers, and how many there are on all pages. */
export async function listOwnTrailers(db: Db, user: Pick<User, 'id'>, { search, page, pageSize, sort }: VehicleSearch) {
  const wanted = live(db, user).$if(search !== '', (query) =>
    query.where('internal_number', 'ilike', toContainsPattern(search)),
  );
  const [order, direction] = vehicleOrders[sort];
  const [{ total }, rows] = await Promise.all([
    wanted.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    wanted
      .selectAll()
      .orderBy(order, direction)
      .orderBy('id', direction)
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
  ]);
  return { total, rows };
}

export async function findOwnTrailers(db: Db, owner: Pick<User, 'id'>, ids: readonly string[]): Promise<TrailerRow[]> {
  if (ids.length === 0) return [];
  return live(db, owner).selectAll().where('id', 'in', ids).execute();
}

export function insertTrailer(db: Db, trailer: Insertable<Tables['trailers']>): Promise<TrailerRow> {
  return db.insertInto('trailers').values(trailer).returningAll().executeTakeFirstOrThrow();
}

/** @returns nothing when the trailer is not the user's, or was deleted. */
export function updateOwnTrailer(
  db: Db,
  user: User,
  { id, content, now }: { id: string; content: TrailerContent; now: Date },
): Promise<TrailerRow | undefined> {
  return db
    .updateTable('trailers')
    .set({ ...content, updated_at: now })
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** @returns false when there was nothing of the user's to delete. */
export async function softDeleteOwnTrailer(
  db: Db,
  user: User,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('trailers')
    .set({ deleted_at: now })
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
