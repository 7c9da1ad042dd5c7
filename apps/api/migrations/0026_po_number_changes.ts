import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE order_events
      DROP CONSTRAINT order_events_what_check,
      ADD CONSTRAINT order_events_what_check CHECK (what IN ('status', 'permit', 'units', 'money', 'po-number'));
  `.execute(db);
}
