import type { Order } from '@wideload/contract';
import type { World } from '../world.ts';
import { forgetBooks } from './forget-books.ts';
import { rewritePaidFacts } from './paid-facts.ts';

/** Restores our tables to the time before a payment. The provider's tables, in another schema, keep it. */
export async function restoreFromBeforePayment({ database, deps }: World, order: Order): Promise<void> {
  await forgetBooks({ database });
  const ofOrder = [order._id];
  const statements = [
    `DELETE FROM payment_attempts WHERE payment_id IN (SELECT id FROM payments WHERE order_id = $1)`,
    `DELETE FROM payments WHERE order_id = $1`,
    `DELETE FROM notifications WHERE order_id = $1`,
    `DELETE FROM order_events WHERE order_id = $1 AND to_status = 'pending'`,
    `DELETE FROM deliveries WHERE content ->> 'orderId' = $1::text`,
    `UPDATE orders SET status = 'draft', step = 6, paid_at = NULL WHERE id = $1`,
  ];
  await rewritePaidFacts(deps.db, async () => {
    for (const statement of statements) await database.pool.query(statement, ofOrder);
  });
  await database.pool.query('DELETE FROM provider_events');
}

/** Restores our tables to the time before the order. */
export async function restoreFromBeforeOrder(world: World, order: Order): Promise<void> {
  await restoreFromBeforePayment(world, order);
  const { pool } = world.database;
  for (const table of ['permits', 'units', 'order_events', 'order_notes'])
    await pool.query(`DELETE FROM ${table} WHERE order_id = $1`, [order._id]);
  await pool.query('DELETE FROM orders WHERE id = $1', [order._id]);
}
