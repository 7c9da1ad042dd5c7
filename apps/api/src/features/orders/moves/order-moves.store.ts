import type { OrderStatus } from '@wideload/domain';
import { sql } from 'kysely';
import type { OwnerId } from '#identities.ts';
import type { Tx } from '#platform/db/transaction.ts';

const PAID_STEP = 7;

type StatusChange = { orderId: string; from: OrderStatus; to: OrderStatus; now: Date; paidAt?: Date };

/** The permits of an order that their states are asked to change. */
export async function listAskedPermits(tx: Tx, orderId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('order_change_permits as asked')
    .innerJoin('order_changes', 'order_changes.id', 'asked.change_id')
    .select('asked.permit_id')
    .where('order_changes.order_id', '=', orderId)
    .where('asked.status', '=', 'waiting')
    .execute();
  return rows.map((row) => row.permit_id);
}

/** @returns null when the order's status is not `from` (any more). */
export async function updateStatus(
  tx: Tx,
  { orderId, from, to, now, paidAt }: StatusChange,
): Promise<{ ownerId: OwnerId } | null> {
  const row = await tx
    .updateTable('orders')
    .set({
      status: to,
      version: sql<number>`version + 1`,
      updated_at: now,
      ...(paidAt && { paid_at: paidAt, step: PAID_STEP }),
    })
    .where('id', '=', orderId)
    .where('status', '=', from)
    .returning('user_id as ownerId')
    .executeTakeFirst();
  return row ?? null;
}
