import type { Tx } from '../../platform/db/transaction.ts';
import { toPermitRow, toUnitRow } from './order-rows.ts';
import type { NewOrder } from './stored-order.ts';

/** Replaces the units of a draft. This deletes their permits and documents, so the caller writes the permits next. */
export async function writeUnits(tx: Tx, { id, units }: NewOrder): Promise<void> {
  await tx.deleteFrom('units').where('order_id', '=', id).execute();
  if (units.length === 0) return;
  await tx
    .insertInto('units')
    .values(units.map((unit, position) => toUnitRow(unit, id, position)))
    .execute();
}

/** Each permit keeps its id. The units have just been written. */
export async function writePermits(tx: Tx, { id, permits }: NewOrder): Promise<void> {
  if (permits.length === 0) return;
  await tx
    .insertInto('permits')
    .values(permits.map((permit) => toPermitRow(permit, id)))
    .execute();
}
