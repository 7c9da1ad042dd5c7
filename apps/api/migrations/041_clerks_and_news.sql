-- What a clerk types into the filing sheet is in the history of the order.
ALTER TABLE order_events DROP CONSTRAINT order_events_what_check;
ALTER TABLE order_events ADD CONSTRAINT order_events_what_check
  CHECK (what IN ('status', 'permit', 'units', 'money', 'po-number', 'message', 'handed-over', 'change', 'days', 'filing'));

-- A burst of news about the permits of an order is one notification. Its rows stay one for each event, so that an undone filing takes its own along.
ALTER TABLE notifications ADD COLUMN joined_to uuid REFERENCES notifications (id) ON DELETE SET NULL;
COMMENT ON COLUMN notifications.joined_to IS 'The unread notification that says it, too; null for one that stands on its own.';
CREATE INDEX notifications_joined ON notifications (joined_to) WHERE joined_to IS NOT NULL;
DROP INDEX notifications_user;
CREATE INDEX notifications_user ON notifications (user_id, created_at DESC, id DESC) INCLUDE (held_until)
  WHERE deleted_at IS NULL AND joined_to IS NULL;
DROP INDEX notifications_unread;
CREATE INDEX notifications_unread ON notifications (user_id) WHERE deleted_at IS NULL AND joined_to IS NULL AND NOT read;

-- The undo of a held notification frees those that had joined it, which are held, too: that is no news.
DROP TRIGGER notifications_changed ON notifications;
CREATE TRIGGER notifications_changed AFTER UPDATE ON notifications
  FOR EACH ROW WHEN (NEW.held_until IS NULL OR NEW.joined_to IS NOT DISTINCT FROM OLD.joined_to)
  EXECUTE FUNCTION advance_notification_feed();
