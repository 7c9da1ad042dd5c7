import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Which admin works on a waiting order. Its key lets one admin at most hold an order.
    CREATE TABLE order_claims (
      order_id uuid PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
      admin_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      claimed_at timestamptz NOT NULL
    );
    CREATE INDEX order_claims_admin ON order_claims (admin_id);
    CREATE INDEX orders_queue ON orders (paid_at, id) WHERE status = 'pending';
    CREATE INDEX order_events_queued ON order_events (at) WHERE to_status = 'pending' AND what = 'status';

    -- Here and not in the services: whoever decides an order or deletes an admin, no claim outlives either.
    CREATE FUNCTION end_claim_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM order_claims WHERE order_id = NEW.id;
      RETURN NULL;
    END $$;
    CREATE TRIGGER order_left_queue AFTER UPDATE OF status ON orders
      FOR EACH ROW WHEN (OLD.status = 'pending' AND NEW.status <> 'pending') EXECUTE FUNCTION end_claim_of_order();

    CREATE FUNCTION end_claims_of_admin() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM order_claims WHERE admin_id = NEW.id;
      RETURN NULL;
    END $$;
    CREATE TRIGGER admin_left AFTER UPDATE OF deleted_at, role ON users
      FOR EACH ROW WHEN (NEW.deleted_at IS NOT NULL OR NEW.role <> 'admin') EXECUTE FUNCTION end_claims_of_admin();
  `.execute(db);
}
