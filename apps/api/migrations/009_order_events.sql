CREATE TABLE order_events (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  at timestamptz NOT NULL,
  actor_id uuid REFERENCES users (id),
  payer_id uuid REFERENCES users (id),
  what text NOT NULL DEFAULT 'status'
    CHECK (what IN (
      'status', 'permit', 'units', 'money', 'po-number', 'message', 'handed-over', 'change', 'days', 'filing', 'payment-asked',
      'warning'
    )),
  -- State and unit name a permit, not its key: the event stays when a changed load does not need that permit any more.
  permit_state text,
  -- Counted from 1.
  permit_unit integer CHECK (permit_unit > 0),
  from_status text NOT NULL,
  to_status text NOT NULL,
  comment text NOT NULL DEFAULT '',
  -- The refusal before this one. Statistics count an order or permit once, however often it was refused in their days, and need not
  -- compare events.
  refused_before timestamptz,
  -- The warnings about a permit's PDF, a line each, despite which a clerk issued it. For admins; the carrier never sees it.
  issued_despite text NOT NULL DEFAULT '',
  CHECK ((what = 'permit') = (permit_state IS NOT NULL)),
  CHECK ((permit_state IS NULL) = (permit_unit IS NULL))
);
COMMENT ON TABLE order_events IS 'An entry in the history of an order.';
COMMENT ON COLUMN order_events.payer_id IS 'Of a payment, which the provider confirms: the person who pressed PAY.';
CREATE INDEX order_events_order ON order_events (order_id, at);
CREATE INDEX order_events_queued ON order_events (at) WHERE to_status = 'pending' AND what = 'status';
CREATE INDEX order_events_refusals ON order_events (at) INCLUDE (what, refused_before) WHERE to_status IN ('rejected', 'refused');
CREATE INDEX order_events_of_clerks ON order_events (at) INCLUDE (order_id, actor_id, to_status)
  WHERE what = 'permit' AND to_status IN ('filed', 'issued');
COMMENT ON INDEX order_events_of_clerks IS 'What each admin filed and issued in some days.';
-- For the marks of the work queue.
CREATE INDEX order_events_changes ON order_events (order_id) WHERE what IN ('units', 'change');
CREATE INDEX order_events_resubmitted ON order_events (order_id)
  WHERE what = 'permit' AND from_status = 'refused' AND to_status = 'requested';

CREATE FUNCTION note_refusal_before() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT max(at) INTO NEW.refused_before FROM order_events
  WHERE order_id = NEW.order_id AND what = NEW.what AND to_status IN ('rejected', 'refused')
    AND (permit_state, permit_unit) IS NOT DISTINCT FROM (NEW.permit_state, NEW.permit_unit);
  RETURN NEW;
END $$;
COMMENT ON FUNCTION note_refusal_before() IS 'Notes the refusal of the same order or permit before this one.';
CREATE TRIGGER order_events_refused_before BEFORE INSERT ON order_events FOR EACH ROW
  WHEN (NEW.to_status IN ('rejected', 'refused')) EXECUTE FUNCTION note_refusal_before();

CREATE TABLE notifications (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  account_id uuid NOT NULL REFERENCES users (id),
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  event_id uuid NOT NULL REFERENCES order_events (id) ON DELETE CASCADE,
  kind text NOT NULL DEFAULT 'order'
    CHECK (kind IN ('order', 'ends-today', 'expired', 'days-unmet', 'fee-asked', 'payment-asked', 'facts-changed', 'restriction')),
  joined_to uuid REFERENCES notifications (id) ON DELETE SET NULL,
  comment text NOT NULL,
  read boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  -- A deleted one stays for a while, so that its owner can take the deletion back.
  deleted_at timestamptz,
  -- A filing can be undone for some seconds. Until then its notification is kept from its reader.
  held_until timestamptz,
  -- Beside the comment, which is the clerk's, followed by the status: such as what happens to the money of a rejected order.
  note text NOT NULL DEFAULT ''
);
COMMENT ON TABLE notifications IS 'What a carrier is told in the product about an event of an order.';
COMMENT ON COLUMN notifications.account_id IS 'The account of the order. A person sees the notifications of the account in which they work.';
COMMENT ON COLUMN notifications.kind IS 'What it is about; order for all that has no kind of its own.';
-- A burst of news about the permits of an order is one notification. Its rows stay one for each event, so that an undone filing takes its
-- own along.
COMMENT ON COLUMN notifications.joined_to IS 'The unread notification that this one was merged into; null if it is shown by itself.';
CREATE INDEX notifications_joined ON notifications (joined_to) WHERE joined_to IS NOT NULL;
-- An event notifies each person at most once, so a repeated effect inserts nothing.
CREATE UNIQUE INDEX notifications_event_person ON notifications (event_id, user_id);
-- The counts beside a carrier's own lists read the index alone.
CREATE INDEX notifications_user ON notifications (user_id, account_id, created_at DESC, id DESC) INCLUDE (held_until)
  WHERE deleted_at IS NULL;
CREATE INDEX notifications_unread ON notifications (user_id, account_id) WHERE deleted_at IS NULL AND NOT read;
CREATE INDEX notifications_held ON notifications (user_id, held_until) WHERE held_until IS NOT NULL;

-- Browsers ask every two seconds whether anything is new: one row by its key answers that.
CREATE TABLE notification_feeds (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  version integer NOT NULL
);
COMMENT ON TABLE notification_feeds IS 'A number that changes with the notifications of a user.';

CREATE FUNCTION advance_notification_feed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notification_feeds (user_id, version) VALUES (COALESCE(NEW.user_id, OLD.user_id), 1)
  ON CONFLICT (user_id) DO UPDATE SET version = notification_feeds.version + 1;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION advance_notification_feed() IS 'Advances the number by which browsers learn that something is new.';
-- A trigger and not the stores: whoever writes a notification, the browser must not hear that nothing is new. A held notification is
-- news when it is released, which is not a write: the reader of the feed adds the last release to the version. Neither its insert nor
-- its undo is news.
-- The undo of a held notification frees those that had joined it, which are held, too: that is no news.
CREATE TRIGGER notifications_changed AFTER UPDATE ON notifications
  FOR EACH ROW WHEN (NEW.held_until IS NULL OR NEW.joined_to IS NOT DISTINCT FROM OLD.joined_to)
  EXECUTE FUNCTION advance_notification_feed();
CREATE TRIGGER notifications_added AFTER INSERT ON notifications
  FOR EACH ROW WHEN (NEW.held_until IS NULL) EXECUTE FUNCTION advance_notification_feed();
CREATE TRIGGER notifications_removed AFTER DELETE ON notifications
  FOR EACH ROW WHEN (OLD.held_until IS NULL) EXECUTE FUNCTION advance_notification_feed();

CREATE FUNCTION announce_notification() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_change('notifications', COALESCE(NEW.user_id, OLD.user_id));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION announce_notification() IS
  'Tells all servers that the notifications of a user have changed, held ones too: their release is a time that the reader keeps.';
CREATE TRIGGER notifications_announced AFTER INSERT OR UPDATE OR DELETE ON notifications
  FOR EACH ROW EXECUTE FUNCTION announce_notification();

CREATE TRIGGER order_events_announced_after_insert AFTER INSERT ON order_events
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_parts_of_orders();
CREATE TRIGGER order_events_announced_after_update AFTER UPDATE ON order_events
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_parts_of_orders();
CREATE TRIGGER order_events_announced_after_delete AFTER DELETE ON order_events
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_parts_of_orders();
