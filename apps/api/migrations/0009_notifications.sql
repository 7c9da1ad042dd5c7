CREATE TABLE notifications (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  -- One notification for each event of the order: a repeated effect finds its row already there.
  event_id uuid NOT NULL UNIQUE REFERENCES order_events (id) ON DELETE CASCADE,
  comment text NOT NULL,
  read boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  -- A deleted one stays for a while, so that its owner can take the deletion back.
  deleted_at timestamptz
);
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

-- A trigger and not the stores: whoever writes a notification, the browser must not hear that nothing is new.
CREATE TRIGGER notifications_changed AFTER INSERT OR UPDATE OR DELETE ON notifications
  FOR EACH ROW EXECUTE FUNCTION advance_notification_feed();
