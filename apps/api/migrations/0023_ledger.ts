import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The carrier's own number of the job. A draft keeps what was typed, too long or not.
    ALTER TABLE orders ADD COLUMN po_number text NOT NULL DEFAULT '';
    CREATE INDEX orders_po_number ON orders (lower(po_number) text_pattern_ops) WHERE po_number <> '';

    -- When the money came in. Set by the database, so that whatever writes a payment cannot forget it; it never moves again.
    ALTER TABLE payments ADD COLUMN succeeded_at timestamptz;
    UPDATE payments SET succeeded_at = coalesce(
        CASE WHEN payments.kind = 'order' THEN orders.paid_at END, payments.updated_at)
      FROM orders WHERE orders.id = payments.order_id AND payments.status = 'succeeded';
    CREATE FUNCTION stamp_succeeded_payment() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.succeeded_at := coalesce(NEW.succeeded_at, NEW.updated_at);
        RETURN NEW;
      END $$;
    CREATE TRIGGER stamp_succeeded_payment BEFORE INSERT OR UPDATE OF status ON payments
      FOR EACH ROW WHEN (NEW.status = 'succeeded') EXECUTE FUNCTION stamp_succeeded_payment();
    ALTER TABLE payments ADD CONSTRAINT payments_succeeded_at CHECK (status <> 'succeeded' OR succeeded_at IS NOT NULL);
    CREATE INDEX payments_succeeded_at ON payments (succeeded_at, id) WHERE status = 'succeeded';

    -- Why a permit's money does not add up, in an admin's words. A permit that was charged for may be gone from the order.
    CREATE TABLE ledger_reasons (
      order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
      permit_id uuid NOT NULL,
      reason text NOT NULL CHECK (reason <> ''),
      set_by uuid NOT NULL REFERENCES users (id),
      set_at timestamptz NOT NULL,
      PRIMARY KEY (order_id, permit_id)
    );
    CREATE INDEX ledger_reasons_set_by ON ledger_reasons (set_by);
  `.execute(db);
}
