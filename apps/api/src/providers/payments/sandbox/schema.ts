import { randomBytes } from 'node:crypto';
import type pg from 'pg';

/** First of the two integers of every advisory lock that the sandbox takes, so that they never meet the application's. */
export const LOCK_SPACE = 0x5a_4d_b0_c5;

/**
 * The gateway's own state. No table of the application refers to it and no migration of the application makes it: a provider is
 * somewhere else, and a roll-back of ours never undoes its charge.
 */
const tables = `
  CREATE SCHEMA IF NOT EXISTS sandbox_gateway;
  CREATE TABLE IF NOT EXISTS sandbox_gateway.settings (name text PRIMARY KEY, value text NOT NULL);
  CREATE TABLE IF NOT EXISTS sandbox_gateway.objects (
    id text PRIMARY KEY,
    kind text NOT NULL,
    seq bigint GENERATED ALWAYS AS IDENTITY,
    customer_id text,
    created_at timestamptz NOT NULL,
    data jsonb NOT NULL
  );
  CREATE INDEX IF NOT EXISTS objects_customer ON sandbox_gateway.objects (kind, customer_id, seq DESC);
  CREATE TABLE IF NOT EXISTS sandbox_gateway.requests (
    key text PRIMARY KEY,
    operation text NOT NULL,
    parameters_hash text NOT NULL,
    status integer NOT NULL,
    answer jsonb NOT NULL,
    created_at timestamptz NOT NULL
  );
  CREATE TABLE IF NOT EXISTS sandbox_gateway.events (
    id text PRIMARY KEY,
    seq bigint GENERATED ALWAYS AS IDENTITY,
    type text NOT NULL,
    object_id text NOT NULL,
    payload text NOT NULL,
    created_at timestamptz NOT NULL,
    due_at timestamptz NOT NULL,
    attempts integer NOT NULL DEFAULT 0,
    delivered_at timestamptz,
    given_up_at timestamptz
  );
  CREATE INDEX IF NOT EXISTS events_due ON sandbox_gateway.events (due_at, seq)
    WHERE delivered_at IS NULL AND given_up_at IS NULL;
`;

/** Makes the sandbox's tables where they are missing; several processes may call it at once. */
export async function ensureSchema(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1, 0)', [LOCK_SPACE]);
    await client.query(tables);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

/** The secret that signs webhooks, made once and kept beside the state. */
export async function keptWebhookSecret(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ value: string }>(
    `INSERT INTO sandbox_gateway.settings (name, value) VALUES ('webhook_secret', $1)
     ON CONFLICT (name) DO UPDATE SET value = settings.value RETURNING value`,
    [`whsec_${randomBytes(24).toString('base64url')}`],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The sandbox could not keep its webhook secret.');
  return row.value;
}
