import type { Admin } from '#actor.ts';
import { isOfNoVersion } from '#platform/db/columns/permit-columns.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { workableStatuses } from '@wideload/domain';
import type { StoredPermit } from './stored-order.ts';
import type { UnitChange } from './unit-change.ts';
import { toPermitRow, toUnitRow } from './order-rows.ts';
import { insertPermits } from './units.store.ts';

/**
 * Writes a computed change into a locked, paid order. Updates in place: units and permits that stay keep their rows,
 * documents and history.
 */
export async function writeUnitChange(
  tx: Tx,
  _by: Admin,
  { before, after, changed, now }: UnitChange & { now: Date },
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ total_price_cents: after.totalPrice, version: before.version + 1, updated_at: now })
    .where('id', '=', before.id)
    .where('version', '=', before.version)
    .where('status', 'in', workableStatuses)
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [position, unit] of after.units.entries()) {
    if (!changed.has(unit._id)) continue;
    const { id, order_id: orderId, ...columns } = toUnitRow(unit, after.id, position);
    await tx.updateTable('units').set(columns).where('order_id', '=', orderId).where('id', '=', id).execute();
  }
  await writeChangedPermits(tx, { before, after, changed });
}

async function writeChangedPermits(tx: Tx, { before, after, changed }: Omit<UnitChange, 'difference'>): Promise<void> {
  const isThere = (permits: readonly StoredPermit[], { _id }: StoredPermit) => permits.some((one) => one._id === _id);
  const dropped = before.permits.filter((permit) => !isThere(after.permits, permit)).map(({ _id }) => _id);
  if (dropped.length > 0)
    await tx.deleteFrom('permits').where('order_id', '=', after.id).where('id', 'in', dropped).execute();
  for (const permit of after.permits) {
    if (!changed.has(permit.unit) || !isThere(before.permits, permit)) continue;
    const { id, order_id: orderId, ...columns } = toPermitRow(permit, after.id);
    await tx.updateTable('permits').set(columns).where('order_id', '=', orderId).where('id', '=', id).execute();
    // A permit that was issued by mistake and revoked may still have its document; requested again, it has none.
    if (permit.document === null)
      await tx.deleteFrom('permit_documents').where('permit_id', '=', id).where(isOfNoVersion).execute();
  }
  const added = after.permits.filter((permit) => !isThere(before.permits, permit));
  await insertPermits(tx, after.id, added);
}
