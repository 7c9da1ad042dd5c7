-- What a dispatcher must not miss has a kind of its own.
ALTER TABLE notifications
  ADD COLUMN kind text NOT NULL DEFAULT 'order'
    CHECK (kind IN ('order', 'ends-today', 'expired', 'days-unmet', 'fee-asked'));
COMMENT ON COLUMN notifications.kind IS 'What it is about; order for all that has no kind of its own.';
CREATE INDEX permits_by_last_day ON permits (valid_to) WHERE status = 'issued';

ALTER TABLE order_events DROP CONSTRAINT order_events_what_check;
ALTER TABLE order_events ADD CONSTRAINT order_events_what_check
  CHECK (what IN ('status', 'permit', 'units', 'money', 'po-number', 'message', 'handed-over', 'change', 'days'));
