import { isDeepStrictEqual } from 'node:util';
import type { StateCode } from '@wideload/domain';
import { onUnitOfPermit } from '#platform/db/columns/order-columns.ts';
import type { Tx, Db } from '#platform/db/transaction.ts';
import { toPermitRow, toUnitRow, toStoredUnit } from './order-rows.ts';
import type { NewOrder, StoredOrder, StoredPermit, StoredUnit } from './stored-order.ts';

type Placed = { unit: StoredUnit; position: number };
type Parts = Pick<StoredOrder, 'units' | 'permits'>;

const placeUnits = (units: readonly StoredUnit[]): Placed[] => units.map((unit, position) => ({ unit, position }));

async function insertUnits(tx: Tx, orderId: string, placed: readonly Placed[]): Promise<void> {
  if (placed.length === 0) return;
  await tx
    .insertInto('units')
    .values(placed.map(({ unit, position }) => toUnitRow(unit, orderId, position)))
    .execute();
}

/** Each permit keeps its id. */
export async function insertPermits(tx: Tx, orderId: string, permits: readonly StoredPermit[]): Promise<void> {
  if (permits.length === 0) return;
  await tx
    .insertInto('permits')
    .values(permits.map((permit) => toPermitRow(permit, orderId)))
    .execute();
}

/** The units and permits of a new order. */
export async function insertParts(tx: Tx, { id, units, permits }: NewOrder): Promise<void> {
  await insertUnits(tx, id, placeUnits(units));
  await insertPermits(tx, id, permits);
}

/** The rows that a save of a draft writes anew. A unit takes its permits with it: the database deletes them with the unit. */
export function findStaleParts(before: Parts, after: Parts) {
  const isSameUnit = ({ unit, position }: Placed) => isDeepStrictEqual(before.units[position], unit);
  const newUnits = placeUnits(after.units).filter((placed) => !isSameUnit(placed));
  const keptUnits = new Set(
    placeUnits(after.units)
      .filter(isSameUnit)
      .map(({ unit }) => unit._id),
  );
  const known = new Map(before.permits.map((permit) => [permit._id, permit]));
  const isSamePermit = (permit: StoredPermit) =>
    keptUnits.has(permit.unit) && isDeepStrictEqual(known.get(permit._id), permit);
  const keptPermits = new Set(after.permits.filter(isSamePermit).map(({ _id }) => _id));
  return {
    goneUnits: before.units.map(({ _id }) => _id).filter((id) => !keptUnits.has(id)),
    newUnits,
    gonePermits: before.permits
      .filter(({ _id, unit }) => keptUnits.has(unit) && !keptPermits.has(_id))
      .map(({ _id }) => _id),
    newPermits: after.permits.filter(({ _id }) => !keptPermits.has(_id)),
  };
}

/** Writes the units and permits of a locked draft that differ from `before`. */
export async function rewriteParts(tx: Tx, before: StoredOrder, after: StoredOrder): Promise<void> {
  const { goneUnits, newUnits, gonePermits, newPermits } = findStaleParts(before, after);
  if (goneUnits.length > 0)
    await tx.deleteFrom('units').where('order_id', '=', after.id).where('id', 'in', goneUnits).execute();
  if (gonePermits.length > 0)
    await tx.deleteFrom('permits').where('order_id', '=', after.id).where('id', 'in', gonePermits).execute();
  await insertUnits(tx, after.id, newUnits);
  await insertPermits(tx, after.id, newPermits);
}

type Unmarked = { id: string; state: StateCode; unit: StoredUnit };

export async function findUnmarked(db: Db, most: number): Promise<Unmarked[]> {
  const rows = await db
    .selectFrom('permits')
    .innerJoin('units', onUnitOfPermit)
    .selectAll('units')
    .select((eb) => ['permits.id as permit_id', eb.ref('permits.state').$castTo<StateCode>().as('state')])
    .where('permits.is_superload', 'is', null)
    .orderBy('permits.id')
    .limit(most)
    .execute();
  return rows.map((row) => ({ id: row.permit_id, state: row.state, unit: toStoredUnit(row) }));
}

/** A change of units that was faster has marked the permit by its new load. */
export async function writeSuperloads(db: Db, ids: readonly string[], isSuperload: boolean): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('permits')
    .set({ is_superload: isSuperload })
    .where('id', 'in', [...ids])
    .where('is_superload', 'is', null)
    .execute();
}
