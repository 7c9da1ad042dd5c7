import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A request for the difference between what an order costs and what was kept of its payments. It outlives single payments: an intent
    -- that is canceled because its 3-D Secure was forgotten leaves the request open.
    CREATE TABLE adjustments (
      id uuid PRIMARY KEY,
      order_id uuid NOT NULL REFERENCES orders (id) ON DELETE RESTRICT,
      state text NOT NULL CHECK (state IN ('open', 'paid', 'withdrawn')),
      requested_by uuid NOT NULL REFERENCES users (id),
      -- Since when the carrier may pay it; null while only the admin charges it.
      asked_at timestamptz,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL
    );
    CREATE UNIQUE INDEX adjustments_one_open ON adjustments (order_id) WHERE state = 'open';

    ALTER TABLE payments
      ADD COLUMN adjustment_id uuid REFERENCES adjustments (id),
      ADD CONSTRAINT payments_adjustment_named CHECK ((kind = 'adjustment') = (adjustment_id IS NOT NULL));
    -- As for the order's own payment: one intent that may charge for one request, and one request that may charge at a time.
    CREATE UNIQUE INDEX payments_one_per_adjustment ON payments (adjustment_id) WHERE status <> 'canceled';
    CREATE UNIQUE INDEX payments_one_open_adjustment ON payments (order_id)
      WHERE kind = 'adjustment' AND status NOT IN ('succeeded', 'canceled');

    -- Charged by an admin without the carrier: 3-D Secure is a decline then.
    ALTER TABLE payment_attempts ADD COLUMN off_session boolean NOT NULL DEFAULT false;

    ALTER TABLE order_events
      DROP CONSTRAINT order_events_what_check,
      ADD CONSTRAINT order_events_what_check CHECK (what IN ('status', 'permit', 'units', 'money'));
  `.execute(db);
}
