import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A cause that comes back after it was dealt with is a new alert; while one is open there is no second of its key.
    ALTER TABLE payment_alerts DROP CONSTRAINT payment_alerts_key_key;
    CREATE UNIQUE INDEX payment_alerts_one_open ON payment_alerts (key) WHERE resolved_at IS NULL;
    CREATE INDEX payment_alerts_key ON payment_alerts (key);
  `.execute(db);
}
