import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE INDEX orders_paid ON orders (paid_at, id) WHERE paid_at IS NOT NULL;
    CREATE INDEX payments_captured ON payments (order_id, captured_cents);
    CREATE INDEX order_events_refusals ON order_events (at) WHERE to_status IN ('rejected', 'refused');
  `.execute(db);
}
