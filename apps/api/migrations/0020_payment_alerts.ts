import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What nothing puts right by itself and an admin must look at. The key names the cause: one row and one mail, however often it is met.
    CREATE TABLE payment_alerts (
      id uuid PRIMARY KEY,
      kind text NOT NULL CHECK (kind IN ('anomaly', 'stuck', 'refund-failed', 'dispute', 'provider-misconfigured')),
      key text NOT NULL UNIQUE,
      order_id uuid REFERENCES orders (id) ON DELETE SET NULL,
      payment_id uuid REFERENCES payments (id) ON DELETE SET NULL,
      detail text NOT NULL,
      raised_at timestamptz NOT NULL,
      resolved_at timestamptz,
      resolved_by uuid REFERENCES users (id),
      CHECK ((resolved_at IS NULL) = (resolved_by IS NULL))
    );
    CREATE INDEX payment_alerts_open ON payment_alerts (raised_at DESC) WHERE resolved_at IS NULL;
    CREATE INDEX payment_alerts_order ON payment_alerts (order_id) WHERE order_id IS NOT NULL;
    CREATE INDEX payment_alerts_payment ON payment_alerts (payment_id) WHERE payment_id IS NOT NULL;

    -- Counted here and not in a process: the tenth failure in a row is told of, whoever saw the other nine.
    ALTER TABLE payments ADD COLUMN sync_failures integer NOT NULL DEFAULT 0;

    -- How far the provider's list of events was gone through: up to when it was read at all, and up to when every event in it is settled.
    CREATE TABLE event_cursors (
      provider text NOT NULL,
      livemode boolean NOT NULL,
      listed_to timestamptz NOT NULL,
      settled_to timestamptz NOT NULL,
      PRIMARY KEY (provider, livemode)
    );

    ALTER TABLE audit_log DROP CONSTRAINT audit_log_subject_kind_check;
    ALTER TABLE audit_log ADD CONSTRAINT audit_log_subject_kind_check
      CHECK (subject_kind IN ('order', 'user', 'article', 'list', 'alert'));
  `.execute(db);
}
