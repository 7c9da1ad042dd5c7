import { isDeepStrictEqual } from 'node:util';
import { activeStatuses } from '@wideload/domain';
import type { Admin, User } from '#actor.ts';
import { isOfNoVersion } from '#platform/db/columns/permit-columns.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { StoredOrder, StoredPermit } from './stored-order.ts';
import { toPermitRow, toUnitRow } from './order-rows.ts';
import { insertPermits } from './units.store.ts';

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
      trip: after.trip === null ? null : JSON.stringify(after.trip),
      company: after.company === null ? null : JSON.stringify(after.company),
      jurisdictions: after.jurisdictions,
      total_price_cents: after.totalPrice,
      version: before.version + 1,
      updated_at: now,
    })
    .where('id', '=', before.id)
    .where('version', '=', before.version)
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
  for (const permit of after.permits) {
    const was = find(before.permits, permit);
    if (was === undefined || isDeepStrictEqual(was, permit)) continue;
    const { id, order_id: orderId, ...columns } = toPermitRow(permit, after.id);
    await tx.updateTable('permits').set(columns).where('order_id', '=', orderId).where('id', '=', id).execute();
    // A permit that was issued by mistake and revoked may still have its document; requested again, it has none.
    if (permit.document === null)
      await tx.deleteFrom('permit_documents').where('permit_id', '=', id).where(isOfNoVersion).execute();
  }
  await insertPermits(
    tx,
    after.id,
    after.permits.filter((permit) => find(before.permits, permit) === undefined),
  );
}
