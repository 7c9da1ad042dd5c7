import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- When a person began to save a card, only to count by: rows of more than an hour ago go with the next one.
    CREATE TABLE card_setups (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      created_at timestamptz NOT NULL
    );
    CREATE INDEX card_setups_user ON card_setups (user_id, created_at);
  `.execute(db);
}
