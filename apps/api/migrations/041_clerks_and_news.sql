-- The history of an order has a row for each value that a clerk types into the filing sheet.
ALTER TABLE order_events DROP CONSTRAINT order_events_what_check;
ALTER TABLE order_events ADD CONSTRAINT order_events_what_check
  CHECK (what IN ('status', 'permit', 'units', 'money', 'po-number', 'message', 'handed-over', 'change', 'days', 'filing'));

-- A burst of news about the permits of an order is one notification. Its rows stay one for each event, so that an undone filing takes its own along.
ALTER TABLE notifications ADD COLUMN joined_to uuid REFERENCES notifications (id) ON DELETE SET NULL;
COMMENT ON COLUMN notifications.joined_to IS 'The unread notification that this one was merged into; null if it is shown by itself.';
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

-- An office closes: two permits to file on one day differ in the hour. Times are Central Time, so that they sort; permits of before have
-- the earliest closing.
DROP FUNCTION file_by_of(uuid);
ALTER TABLE permits ALTER COLUMN file_by TYPE timestamp
  USING CASE WHEN file_by = start_day THEN file_by ELSE file_by + time '14:30' END;
COMMENT ON COLUMN permits.file_by IS 'When its office closes on the last day to file it in time, in Central Time; the start of its first day where the state issues at once; null for a permit that was written before the product knew one.';
ALTER TABLE orders ALTER COLUMN file_by TYPE timestamp;
COMMENT ON COLUMN orders.file_by IS 'The time by which its next permit has to be filed, or be there, in Central Time; null where none is left.';

CREATE FUNCTION file_by_of(of_order uuid) RETURNS timestamp LANGUAGE sql STABLE
  RETURN (SELECT min(CASE WHEN status = 'requested' THEN coalesce(file_by, start_day) ELSE start_day END)
    FROM permits WHERE order_id = of_order AND status IN ('requested', 'filed'));
UPDATE orders SET file_by = file_by_of(id) WHERE status = 'pending';
