import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A deleted one is kept for a while, so that its owner can take the deletion back.
    ALTER TABLE notifications ADD COLUMN deleted_at timestamptz;

    DROP INDEX notifications_user;
    CREATE INDEX notifications_user ON notifications (user_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
    CREATE INDEX notifications_unread ON notifications (user_id) WHERE deleted_at IS NULL AND NOT read;

    -- Browsers ask every two seconds whether anything is new: one row by its key answers that.
    CREATE TABLE notification_feeds (
      user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      version integer NOT NULL
    );

    CREATE FUNCTION advance_notification_feed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO notification_feeds (user_id, version) VALUES (COALESCE(NEW.user_id, OLD.user_id), 1)
      ON CONFLICT (user_id) DO UPDATE SET version = notification_feeds.version + 1;
      RETURN NULL;
    END $$;

    -- Here and not in the stores: whoever writes a notification, the browser must not be told that nothing is new.
    CREATE TRIGGER notifications_changed AFTER INSERT OR UPDATE OR DELETE ON notifications
      FOR EACH ROW EXECUTE FUNCTION advance_notification_feed();
  `.execute(db);
}
