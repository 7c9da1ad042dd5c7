import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE email_changes (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      -- The code works in the session that asked for it, and ends with it.
      session_id uuid NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
      new_email text NOT NULL CHECK (new_email = lower(new_email) AND new_email <> ''),
      code_hash text NOT NULL,
      tries integer NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 5),
      expires_at timestamptz NOT NULL,
      created_at timestamptz NOT NULL,
      confirmed_at timestamptz
    );
    -- One change at a time: a newer one takes the place of the one before.
    CREATE UNIQUE INDEX email_changes_open ON email_changes (user_id) WHERE confirmed_at IS NULL;

    -- In words (Chrome on Windows), so that no more is kept of a device than its owner is shown.
    ALTER TABLE sessions ADD COLUMN device text NOT NULL DEFAULT '';

    -- An account may have no e-mail; those that have one have it alone.
    DROP INDEX users_email;
    CREATE UNIQUE INDEX users_email ON users (email) WHERE deleted_at IS NULL AND email <> '';

    -- A paid order outlives the company and the vehicles of a deleted account by its snapshots.
    ALTER TABLE orders DROP CONSTRAINT orders_check;
    ALTER TABLE orders ADD CONSTRAINT orders_company_snapshot CHECK (company_id IS NULL OR company IS NOT NULL);
    ALTER TABLE units DROP CONSTRAINT units_check;
    ALTER TABLE units DROP CONSTRAINT units_check1;
    ALTER TABLE units ADD CONSTRAINT units_truck_snapshot CHECK (truck_id IS NULL OR truck IS NOT NULL);
    ALTER TABLE units ADD CONSTRAINT units_trailer_snapshot CHECK (trailer_id IS NULL OR trailer IS NOT NULL);
  `.execute(db);
}
