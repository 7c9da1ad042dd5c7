// Rows that the seed leaves out: an act for each decision, and the notifications of the biggest carrier.
import type { BenchWorld } from '@wideload/api/test/bench-world.ts';
import type { Known } from './list-requests.ts';

type Pool = BenchWorld['pool'];

/** The chain and the tallies are written for all at once. */
async function seedActions(pool: Pool): Promise<void> {
  await pool.query('ALTER TABLE audit_log DISABLE TRIGGER USER');
  await pool.query(`
    INSERT INTO audit_log (id, at, actor_id, what, subject_kind, subject_id, subject_label, before, after, position)
    SELECT gen_random_uuid(), at, actor_id, 'order.status', 'order', order_id, '#' || order_number,
      jsonb_build_object('status', from_status), jsonb_build_object('status', to_status),
      1000 + row_number() OVER (ORDER BY at, order_events.id)
    FROM order_events JOIN orders ON orders.id = order_id WHERE actor_id IS NOT NULL AND what = 'status'
      AND NOT EXISTS (SELECT FROM audit_log WHERE position > 1000)`);
  await pool.query('ALTER TABLE audit_log ENABLE TRIGGER USER');
  await pool.query(`
    INSERT INTO audit_tallies (actor_id, what, subject_kind, acts)
    SELECT actor_id, what, subject_kind, count(*) FROM audit_log GROUP BY 1, 2, 3
    ON CONFLICT (actor_id, what, subject_kind) DO UPDATE SET acts = excluded.acts`);
}

async function seedNotifications(pool: Pool, carrierId: string): Promise<void> {
  await pool.query('ALTER TABLE notifications DISABLE TRIGGER USER');
  await pool.query(
    `INSERT INTO notifications (id, user_id, account_id, order_id, event_id, comment, read, created_at)
     SELECT gen_random_uuid(), user_id, user_id, order_id, order_events.id, to_status, random() < 0.9, at
     FROM order_events JOIN orders ON orders.id = order_id WHERE user_id = $1 ON CONFLICT DO NOTHING`,
    [carrierId],
  );
  await pool.query('ALTER TABLE notifications ENABLE TRIGGER USER');
}

export async function findKnown(pool: Pool): Promise<Known> {
  const { rows } = await pool.query<Known>(`
    SELECT id AS "orderId", order_number AS "orderNumber", po_number AS "poNumber", user_id AS "carrierId", customer_email AS "carrierEmail"
    FROM orders WHERE customer_email = 'dispatch-1@bulk.example' AND po_number <> '' ORDER BY id LIMIT 1 OFFSET 9`);
  if (rows[0] === undefined) throw new Error('The biggest carrier has no orders.');
  return rows[0];
}

export async function seedRows(pool: Pool, { carrierId }: Known): Promise<void> {
  await seedActions(pool);
  await seedNotifications(pool, carrierId);
  await pool.query('VACUUM (ANALYZE) audit_log');
  await pool.query('VACUUM (ANALYZE) notifications');
  await pool.query('ANALYZE audit_tallies');
}
