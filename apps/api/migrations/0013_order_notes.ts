import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What admins tell one another of an order; the carrier never sees them.
    CREATE TABLE order_notes (
      id uuid PRIMARY KEY,
      order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
      author_id uuid NOT NULL REFERENCES users (id),
      at timestamptz NOT NULL,
      text text NOT NULL CHECK (text <> '' AND char_length(text) <= 2000)
    );
    CREATE INDEX order_notes_order ON order_notes (order_id, at DESC);

    -- The mails of an order, for its page in the admin area and for the erasure of its carrier.
    CREATE INDEX outbox_order ON outbox ((content ->> 'orderId')) WHERE content ->> 'orderId' IS NOT NULL;
  `.execute(db);
}
