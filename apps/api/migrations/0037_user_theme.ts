import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Null until it is chosen on a device.
    ALTER TABLE users ADD COLUMN theme text CHECK (theme IN ('light', 'dark'));
  `.execute(db);
}
