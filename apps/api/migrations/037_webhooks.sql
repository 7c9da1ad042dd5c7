CREATE TABLE webhooks (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users (id),
  made_by uuid NOT NULL REFERENCES users (id),
  address text NOT NULL,
  events text[] NOT NULL CHECK (cardinality(events) > 0),
  sealed_secret text NOT NULL,
  -- After a rotation both secrets sign for a while, so that a receiver can change at its own time.
  former_sealed_secret text,
  former_until timestamptz,
  created_at timestamptz NOT NULL,
  paused_at timestamptz,
  failures integer NOT NULL DEFAULT 0 CHECK (failures >= 0),
  retry_at timestamptz,
  CHECK ((former_sealed_secret IS NULL) = (former_until IS NULL))
);
COMMENT ON TABLE webhooks IS 'An address of a customer account that is told of events of its orders.';
COMMENT ON COLUMN webhooks.failures IS 'Failed tries since the last delivery that arrived: a receiver that is down is asked with one delivery at a time.';
COMMENT ON COLUMN webhooks.retry_at IS 'When a receiver that is down is asked again; null for one that answers.';
CREATE INDEX webhooks_owner ON webhooks (owner_id);

CREATE SEQUENCE delivery_positions;
ALTER TABLE deliveries
  ADD COLUMN webhook_id uuid REFERENCES webhooks (id) ON DELETE CASCADE,
  -- A filing that is undone takes its delivery with it.
  ADD COLUMN event_id uuid REFERENCES order_events (id) ON DELETE CASCADE,
  ADD COLUMN position bigint,
  ADD COLUMN expires_at timestamptz,
  ADD COLUMN answer_status integer,
  ADD CONSTRAINT deliveries_of_webhooks CHECK (num_nulls(webhook_id, position, expires_at) IN (0, 3));
COMMENT ON COLUMN deliveries.webhook_id IS 'The webhook that the event goes to; null for a mail.';
COMMENT ON COLUMN deliveries.position IS 'The events of one order reach a webhook in this order.';
COMMENT ON COLUMN deliveries.expires_at IS 'An event that has not arrived by then is given up.';
COMMENT ON COLUMN deliveries.answer_status IS 'The HTTP status of the last answer; null without one.';
-- Without the events: a query of one webhook never reads those of all the others through it.
DROP INDEX deliveries_due;
CREATE INDEX deliveries_due ON deliveries (due_at) WHERE webhook_id IS NULL AND sent_at IS NULL AND failed_at IS NULL;
CREATE INDEX deliveries_open_events ON deliveries (webhook_id, (content ->> 'orderId'), position)
  WHERE webhook_id IS NOT NULL AND sent_at IS NULL AND failed_at IS NULL;
CREATE INDEX deliveries_next_events ON deliveries (webhook_id, position)
  WHERE webhook_id IS NOT NULL AND sent_at IS NULL AND failed_at IS NULL;
CREATE INDEX deliveries_log ON deliveries (webhook_id, position DESC) WHERE webhook_id IS NOT NULL;
CREATE INDEX deliveries_event ON deliveries (event_id) WHERE event_id IS NOT NULL;

CREATE OR REPLACE VIEW outbox AS
  SELECT id, key, kind, recipient, content, created_at, due_at, attempts, leased_until, sent_at, failed_at, last_error FROM deliveries
  WHERE webhook_id IS NULL;
