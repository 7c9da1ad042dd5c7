import { splitPlate, toSearchCode } from '@wideload/domain';
import { sql, type RawBuilder, type Selectable, type Insertable } from 'kysely';
import type { User } from '#actor.ts';
import { createOwnedRecords } from '#platform/db/owned-records.ts';
import { toPrefixPattern } from '#platform/db/search.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';

const shortest = { plate: 3, vinEnd: 4 };

/** By the beginning of a plate or the end of a VIN, in any spelling. Compares the vehicles of one carrier. */
export function findByPlateOrVin(search: string): RawBuilder<unknown>[] {
  const code = toSearchCode(search);
  const plates = [...new Set([code, toSearchCode(splitPlate(search)?.number ?? '')])];
  const vinEnd = toPrefixPattern([...code].toReversed().join(''));
  return [
    ...plates
      .filter((plate) => plate.length >= shortest.plate)
      .map((plate) => sql`search_code(plate_number) LIKE ${toPrefixPattern(plate)}`),
    ...(code.length < shortest.vinEnd ? [] : [sql`reverse(search_code(vin_code)) LIKE ${vinEnd}`]),
  ];
}

export type TruckRow = Selectable<Tables['trucks']>;

export const truckRecords = createOwnedRecords('trucks', {
  key: 'internalNumber',
  column: 'internal_number',
  findBy: findByPlateOrVin,
});

export type TrailerRow = Selectable<Tables['trailers']>;

export const trailerRecords = createOwnedRecords('trailers', {
  key: 'internalNumber',
  column: 'internal_number',
  findBy: findByPlateOrVin,
});

export type CombinationRow = Selectable<Tables['combinations']>;

export function listOwnCombinations(db: Db | Tx, user: User): Promise<CombinationRow[]> {
  return db
    .selectFrom('combinations')
    .selectAll()
    .where('user_id', '=', user.ownerId)
    .orderBy(sql`lower(name)`)
    .execute();
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
