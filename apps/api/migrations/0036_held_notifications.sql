-- A filing can be undone for some seconds. Until then its notification is kept from its reader.
ALTER TABLE notifications ADD COLUMN held_until timestamptz;
CREATE INDEX notifications_held ON notifications (user_id, held_until) WHERE held_until IS NOT NULL;

-- A held notification is news when it is released, which is not a write: the reader of the feed adds the last release to the version.
-- Neither its insert nor its undo is news.
DROP TRIGGER notifications_changed ON notifications;
CREATE TRIGGER notifications_changed AFTER UPDATE ON notifications
  FOR EACH ROW EXECUTE FUNCTION advance_notification_feed();
CREATE TRIGGER notifications_added AFTER INSERT ON notifications
  FOR EACH ROW WHEN (NEW.held_until IS NULL) EXECUTE FUNCTION advance_notification_feed();
CREATE TRIGGER notifications_removed AFTER DELETE ON notifications
  FOR EACH ROW WHEN (OLD.held_until IS NULL) EXECUTE FUNCTION advance_notification_feed();
