import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A card that is deleted here and not yet detached at the provider. Detaching is repeated until the provider says that it is done.
    ALTER TABLE cards ADD COLUMN detach_due boolean NOT NULL DEFAULT false CHECK (NOT detach_due OR detached_at IS NOT NULL);
    CREATE INDEX cards_detach_due ON cards (id) WHERE detach_due;
  `.execute(db);
}
