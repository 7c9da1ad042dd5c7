import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE payment_customers (
      user_id uuid PRIMARY KEY REFERENCES users (id),
      provider text NOT NULL,
      livemode boolean NOT NULL,
      email_at_creation text NOT NULL,
      provider_customer_id text UNIQUE
    );

    CREATE TABLE cards (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users (id),
      provider text NOT NULL,
      provider_pm_id text NOT NULL,
      fingerprint text NOT NULL,
      brand text NOT NULL,
      last4 text NOT NULL CHECK (last4 ~ '^[0-9]{4}$'),
      exp_month integer NOT NULL CHECK (exp_month BETWEEN 1 AND 12),
      exp_year integer NOT NULL CHECK (exp_year BETWEEN 2000 AND 2200),
      country text,
      address_line1_check text,
      address_zip_check text,
      cvc_check text,
      billing jsonb NOT NULL,
      created_at timestamptz NOT NULL,
      detached_at timestamptz,
      UNIQUE (provider, provider_pm_id)
    );
    CREATE UNIQUE INDEX cards_fingerprint ON cards (user_id, provider, fingerprint) WHERE detached_at IS NULL;

    CREATE TABLE payments (
      id uuid PRIMARY KEY,
      order_id uuid NOT NULL REFERENCES orders (id) ON DELETE RESTRICT,
      kind text NOT NULL CHECK (kind IN ('order', 'adjustment')),
      adjustment_no integer,
      amount_cents integer NOT NULL CHECK (amount_cents >= 50),
      currency text NOT NULL DEFAULT 'usd' CHECK (currency = 'usd'),
      price_lines jsonb NOT NULL,
      status text NOT NULL CHECK (
        status IN ('created', 'open', 'requires_action', 'processing', 'authorized', 'succeeded', 'canceled')
      ),
      provider text NOT NULL,
      livemode boolean NOT NULL,
      provider_intent_id text,
      captured_cents integer NOT NULL DEFAULT 0 CHECK (captured_cents >= 0),
      refund_reserved_cents integer NOT NULL DEFAULT 0 CHECK (refund_reserved_cents >= 0),
      anomaly text,
      last_error jsonb,
      synced_at timestamptz,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      UNIQUE (provider, provider_intent_id),
      CHECK ((kind = 'adjustment') = (adjustment_no IS NOT NULL)),
      CHECK (captured_cents <= amount_cents),
      CHECK (refund_reserved_cents <= captured_cents)
    );
    -- The guard that holds even where code fails: an order has one payment that is not canceled.
    CREATE UNIQUE INDEX payments_one_per_order ON payments (order_id) WHERE kind = 'order' AND status <> 'canceled';
    CREATE UNIQUE INDEX payments_adjustment ON payments (order_id, adjustment_no) WHERE kind = 'adjustment';

    CREATE TABLE payment_attempts (
      id uuid PRIMARY KEY,
      payment_id uuid NOT NULL REFERENCES payments (id) ON DELETE RESTRICT,
      card_id uuid NOT NULL REFERENCES cards (id),
      provider_pm_id text NOT NULL,
      idempotency_key text NOT NULL UNIQUE,
      state text NOT NULL CHECK (
        state IN ('in_flight', 'succeeded', 'requires_action', 'declined', 'unknown', 'abandoned')
      ),
      sent_at timestamptz,
      charge_id text,
      decline_code text,
      error_code text,
      message text,
      provider_request_id text,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL
    );
    CREATE UNIQUE INDEX payment_attempts_one_open ON payment_attempts (payment_id)
      WHERE state IN ('in_flight', 'unknown', 'requires_action');
    CREATE INDEX payment_attempts_payment ON payment_attempts (payment_id, created_at);

    CREATE TABLE provider_events (
      provider text NOT NULL,
      event_id text NOT NULL,
      type text NOT NULL,
      object_id text NOT NULL,
      livemode boolean NOT NULL,
      created_at_provider timestamptz NOT NULL,
      received_at timestamptz NOT NULL,
      outcome text NOT NULL CHECK (outcome IN ('settled', 'ignored')),
      PRIMARY KEY (provider, event_id)
    );
  `.execute(db);
}
