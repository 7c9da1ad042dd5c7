import type { Insertable, Selectable } from 'kysely';
import type { User } from '../../actor.ts';
import { toContainsPattern } from '../../platform/db/search.ts';
import type { Tables } from '../../platform/db/tables.generated.ts';
import type { Db } from '../../platform/db/transaction.ts';
import { vehicleOrders, type VehicleSearch } from './vehicle-list.ts';

export type TruckRow = Selectable<Tables['trucks']>;
/** What a person may change of a truck; the rest is the server's. */
export type TruckContent = Omit<TruckRow, 'id' | 'user_id' | 'created_at' | 'updated_at' | 'deleted_at'>;

function live(db: Db, owner: Pick<User, 'id'>) {
  return db.selectFrom('trucks').where('user_id', '=', owner.id).where('deleted_at', 'is', null);
}

/** One page of the owner's trucks, and how many there are on all pages. */
export async function listOwnTrucks(db: Db, user: Pick<User, 'id'>, { search, page, pageSize, sort }: VehicleSearch) {
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

export async function findOwnTrucks(db: Db, owner: Pick<User, 'id'>, ids: readonly string[]): Promise<TruckRow[]> {
  if (ids.length === 0) return [];
  return live(db, owner).selectAll().where('id', 'in', ids).execute();
}

export function insertTruck(db: Db, truck: Insertable<Tables['trucks']>): Promise<TruckRow> {
  return db.insertInto('trucks').values(truck).returningAll().executeTakeFirstOrThrow();
}

/** @returns nothing when the truck is not the user's, or was deleted. */
export function updateOwnTruck(
  db: Db,
  user: User,
  { id, content, now }: { id: string; content: TruckContent; now: Date },
): Promise<TruckRow | undefined> {
  return db
    .updateTable('trucks')
    .set({ ...content, updated_at: now })
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** @returns false when there was nothing of the user's to delete. */
export async function softDeleteOwnTruck(db: Db, user: User, { id, now }: { id: string; now: Date }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('trucks')
    .set({ deleted_at: now })
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
