import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE orders
      -- The unit whose tab was open last; null where none was. Deferred: a save replaces the units of a draft.
      ADD COLUMN current_unit uuid,
      ADD CONSTRAINT orders_current_unit FOREIGN KEY (id, current_unit) REFERENCES units (order_id, id) DEFERRABLE INITIALLY DEFERRED,
      -- What was edited on the lists since the order was reviewed.
      ADD COLUMN review_changes jsonb NOT NULL DEFAULT '[]'
        CHECK (jsonb_typeof(review_changes) = 'array' AND (NOT reviewed OR review_changes = '[]'));
  `.execute(db);
}
