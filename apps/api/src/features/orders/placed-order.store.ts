import { isDeepStrictEqual } from 'node:util';
import { activeStatuses, toTravelLoad, type StateQuestion, type FilingKey } from '@wideload/domain';
import { isSuperload } from '@wideload/domain/permit-facts';
import { sql } from 'kysely';
import type { Admin, User } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { deleteDocumentsOf, updatePermits } from '#platform/db/columns/update-permits.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { StoredOrder, StoredPermit } from './stored-order.ts';
import { toPermitRow, toUnitRow } from './order-rows.ts';
import { insertPermits, findUnmarked, writeSuperloads } from './units.store.ts';
import { toJson } from '#platform/db/columns/to-json.ts';

type Change = { before: StoredOrder; after: StoredOrder; now: Date };

/**
 * Writes a computed change into a locked, paid order. Updates in place: units and permits that stay keep their rows,
 * documents and history. The units stay the same, in the same order.
 */
export async function writePlacedOrder(tx: Tx, _by: Admin | User, { before, after, now }: Change): Promise<void> {
  await tx
    .updateTable('orders')
    .set({
      status: after.status,
      trip: toJson(after.trip),
      company: toJson(after.company),
      jurisdictions: after.jurisdictions,
      total_price_cents: after.totalPrice,
      version: before.version + 1,
      updated_at: now,
    })
    .where((eb) => eb.and({ id: before.id, version: before.version }))
    .where('status', 'in', activeStatuses)
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [position, unit] of after.units.entries()) {
    if (isDeepStrictEqual(before.units[position], unit)) continue;
    const { id, order_id: orderId, ...columns } = toUnitRow(unit, after.id, position);
    await tx.updateTable('units').set(columns).where('order_id', '=', orderId).where('id', '=', id).execute();
  }
  await writeChangedPermits(tx, before, after);
}

async function writeChangedPermits(tx: Tx, before: StoredOrder, after: StoredOrder): Promise<void> {
  const find = (permits: readonly StoredPermit[], { _id }: StoredPermit) => permits.find((one) => one._id === _id);
  const dropped = before.permits.filter((permit) => find(after.permits, permit) === undefined).map(({ _id }) => _id);
  if (dropped.length > 0)
    await tx.deleteFrom('permits').where('order_id', '=', after.id).where('id', 'in', dropped).execute();
  const changed = after.permits.filter((permit) => {
    const was = find(before.permits, permit);
    return was !== undefined && !isDeepStrictEqual(was, permit);
  });
  await updatePermits(
    tx,
    changed.map((permit) => toPermitRow(permit, after.id)),
    sql`permits.order_id = ${after.id}`,
  );
  // A permit that was issued by mistake and revoked may still have its document; requested again, it has none.
  await deleteDocumentsOf(
    tx,
    changed.filter(({ document }) => document === null),
  );
  await insertPermits(
    tx,
    after.id,
    after.permits.filter((permit) => find(before.permits, permit) === undefined),
  );
}

/** Of a permit whose order is locked. */
export async function writeStateQuestion(tx: Tx, _by: Admin, permitId: string, question: StateQuestion): Promise<void> {
  await tx
    .updateTable('permits')
    .set({ state_question: JSON.stringify(question) })
    .where('id', '=', permitId)
    .execute();
}

type Given = { unit: string | null; key: FilingKey; value: string };

const collect = (given: readonly Given[]) =>
  JSON.stringify(Object.fromEntries(given.map(({ key, value }) => [key, value])));

/**
 * Fills fields of state forms of a locked order; others stay as they are. Sizes, weights and prices are columns of their own, so no
 * permit changes by it. @returns false if a unit is not the order's.
 */
export async function fillFilingValues(
  tx: Tx,
  { id, units }: StoredOrder,
  { given, now }: { given: readonly Given[]; now: Date },
): Promise<boolean> {
  const ofUnits = given.filter(({ unit }) => unit !== null);
  if (ofUnits.some(({ unit }) => !units.some(({ _id }) => _id === unit))) return false;
  for (const { _id: unit } of units) {
    const own = ofUnits.filter((value) => value.unit === unit);
    if (own.length > 0)
      await tx
        .updateTable('units')
        .set({ filing: sql`filing || ${collect(own)}::jsonb` })
        .where((eb) => eb.and({ order_id: id, id: unit }))
        .execute();
  }
  const ofOrder = given.filter(({ unit }) => unit === null);
  await tx
    .updateTable('orders')
    .set({ filing: sql`filing || ${collect(ofOrder)}::jsonb`, updated_at: now })
    .where('id', '=', id)
    .execute();
  return true;
}

const BATCH = 500;

/** Decides it for permits that were sold before the product did, so that the queue marks their orders. @returns their number */
export async function storeSuperloads({ db }: Pick<Deps, 'db'>, batch = BATCH): Promise<number> {
  let marked = 0;
  for (;;) {
    const permits = await findUnmarked(db, batch);
    if (permits.length === 0) return marked;
    const verdicts = permits.map(({ id, state, unit }) => ({ id, isOne: isSuperload(toTravelLoad(unit), state) }));
    for (const isOne of [true, false]) {
      const ids = verdicts.filter((verdict) => verdict.isOne === isOne).map(({ id }) => id);
      await writeSuperloads(db, ids, isOne);
    }
    marked += permits.length;
  }
}
