import { randomBytes } from 'node:crypto';
import type pg from 'pg';

/** The first integer of every advisory lock of the stand-in; the product's locks use others. */
export const LOCK_SPACE = 0x5a_4d_b0_c5;

/** Backups include this schema. */
export const SCHEMA = 'stripe_stand_in';

/** The stand-in creates its schema: no table or migration of the product refers to it. */
const tables = `
  CREATE SCHEMA IF NOT EXISTS stripe_stand_in;
  CREATE TABLE IF NOT EXISTS stripe_stand_in.secrets (name text PRIMARY KEY, value text NOT NULL);
  CREATE TABLE IF NOT EXISTS stripe_stand_in.objects (
    id text PRIMARY KEY,
    kind text NOT NULL,
    seq bigint GENERATED ALWAYS AS IDENTITY,
    customer text,
    payment_intent text,
    created bigint NOT NULL,
    moves_at timestamptz,
    data jsonb NOT NULL
  );
  CREATE INDEX IF NOT EXISTS objects_customer ON stripe_stand_in.objects (kind, customer, seq DESC);
  CREATE INDEX IF NOT EXISTS objects_payment_intent ON stripe_stand_in.objects (payment_intent, kind, seq DESC);
  -- Of a balance transaction: Stripe lists them by payout, but does not name it in them.
  ALTER TABLE stripe_stand_in.objects ADD COLUMN IF NOT EXISTS payout text;
  CREATE INDEX IF NOT EXISTS objects_payout ON stripe_stand_in.objects (payout, kind, seq DESC);
  CREATE INDEX IF NOT EXISTS objects_unpaid ON stripe_stand_in.objects (seq)
    WHERE kind = 'balance_transaction' AND payout IS NULL;
  CREATE INDEX IF NOT EXISTS objects_moves ON stripe_stand_in.objects (moves_at) WHERE moves_at IS NOT NULL;
  CREATE TABLE IF NOT EXISTS stripe_stand_in.requests (
    key text PRIMARY KEY,
    request_hash text NOT NULL,
    status integer NOT NULL,
    body jsonb NOT NULL,
    created_at timestamptz NOT NULL
  );
  CREATE TABLE IF NOT EXISTS stripe_stand_in.events (
    id text PRIMARY KEY,
    seq bigint GENERATED ALWAYS AS IDENTITY,
    type text NOT NULL,
    object_id text NOT NULL,
    created bigint NOT NULL,
    payload jsonb NOT NULL,
    due_at timestamptz,
    tries integer NOT NULL DEFAULT 0,
    delivered_at timestamptz,
    given_up_at timestamptz
  );
  CREATE INDEX IF NOT EXISTS events_due ON stripe_stand_in.events (due_at, seq)
    WHERE due_at IS NOT NULL AND delivered_at IS NULL AND given_up_at IS NULL;
`;

/** Several processes may call this at once. */
export async function ensureSchema(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`BEGIN; SELECT pg_advisory_xact_lock(${LOCK_SPACE}, 0); ${tables} COMMIT`);
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

export type Secrets = { secretKey: string; publishableKey: string; webhookSecret: string };

function createSecret(prefix: string): string {
  return `${prefix}_${randomBytes(18).toString('hex')}`;
}

/** Every process that shares the state shares these keys. */
export async function loadSecrets(pool: pg.Pool): Promise<Secrets> {
  const fresh: Secrets = {
    secretKey: createSecret('sk_test'),
    publishableKey: createSecret('pk_test'),
    webhookSecret: createSecret('whsec'),
  };
  const { rows } = await pool.query<{ name: string; value: string }>(
    `INSERT INTO stripe_stand_in.secrets (name, value) SELECT * FROM unnest($1::text[], $2::text[])
     ON CONFLICT (name) DO UPDATE SET value = secrets.value RETURNING name, value`,
    [Object.keys(fresh), Object.values(fresh)],
  );
  return { ...fresh, ...Object.fromEntries(rows.map(({ name, value }) => [name, value])) };
}
