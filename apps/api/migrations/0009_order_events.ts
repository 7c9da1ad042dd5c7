import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What a row tells of: the order's status, one permit's, or its units. A permit is named by state and unit and not by its key: the history
    -- stays when a changed load does not need that permit any more.
    ALTER TABLE order_events
      ADD COLUMN what text NOT NULL DEFAULT 'status' CHECK (what IN ('status', 'permit', 'units')),
      ADD COLUMN permit_state text,
      ADD COLUMN permit_unit integer CHECK (permit_unit > 0),
      ADD CHECK ((what = 'permit') = (permit_state IS NOT NULL)),
      ADD CHECK ((permit_state IS NULL) = (permit_unit IS NULL));
  `.execute(db);
}
