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
CREATE TABLE deliveries (
  id uuid PRIMARY KEY,
  -- Two rows with one key are one mail: an effect that must not repeat has a key.
  key text UNIQUE,
  kind text NOT NULL,
  recipient text NOT NULL,
  content jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  leased_until timestamptz,
  sent_at timestamptz,
  failed_at timestamptz,
  last_error text,
  channel text NOT NULL DEFAULT 'mail' CHECK (channel IN ('mail', 'text')),
  webhook_id uuid REFERENCES webhooks (id) ON DELETE CASCADE,
  -- A filing that is undone takes its delivery with it.
  event_id uuid REFERENCES order_events (id) ON DELETE CASCADE,
  position bigint,
  expires_at timestamptz,
  answer_status integer,
  CHECK (sent_at IS NULL OR failed_at IS NULL),
  CONSTRAINT deliveries_of_webhooks CHECK (num_nulls(webhook_id, position, expires_at) IN (0, 3))
);
COMMENT ON TABLE deliveries IS 'A mail, a text message or an event for a webhook that is to be sent, or was.';
COMMENT ON COLUMN deliveries.channel IS 'How it reaches its recipient, unless a webhook does.';
COMMENT ON COLUMN deliveries.webhook_id IS 'The webhook that the event goes to; null for a mail.';
COMMENT ON COLUMN deliveries.position IS 'The events of one order reach a webhook in this order.';
COMMENT ON COLUMN deliveries.expires_at IS 'An event that has not arrived by then is given up.';
COMMENT ON COLUMN deliveries.answer_status IS 'The HTTP status of the last answer; null without one.';
-- Without the events: a query of one webhook never reads those of all the others through it.
CREATE INDEX deliveries_due ON deliveries (due_at) WHERE webhook_id IS NULL AND sent_at IS NULL AND failed_at IS NULL;
CREATE INDEX deliveries_open_events ON deliveries (webhook_id, (content ->> 'orderId'), position)
  WHERE webhook_id IS NOT NULL AND sent_at IS NULL AND failed_at IS NULL;
CREATE INDEX deliveries_next_events ON deliveries (webhook_id, position)
  WHERE webhook_id IS NOT NULL AND sent_at IS NULL AND failed_at IS NULL;
CREATE INDEX deliveries_log ON deliveries (webhook_id, position DESC) WHERE webhook_id IS NOT NULL;
CREATE INDEX deliveries_event ON deliveries (event_id) WHERE event_id IS NOT NULL;
-- Failed mails are few among all that were sent.
CREATE INDEX deliveries_failed ON deliveries (failed_at) WHERE failed_at IS NOT NULL;
-- Finds the mails of an order, for its page in the admin area and for the erasure of its carrier.
CREATE INDEX deliveries_order ON deliveries ((content ->> 'orderId')) WHERE content ->> 'orderId' IS NOT NULL;

-- Counts what a person without an account was sent in a day.
CREATE INDEX deliveries_strangers ON deliveries (recipient, created_at) WHERE kind IN ('packet-link', 'order-news');

CREATE TABLE opt_outs (
  address_hash text PRIMARY KEY,
  created_at timestamptz NOT NULL
);
COMMENT ON TABLE opt_outs IS 'Mail addresses and phone numbers of people without an account who want no more messages.';
COMMENT ON COLUMN opt_outs.address_hash IS 'Only the hash, so that the wish outlives the erasure of the address.';

-- The form makes the id: one message is one row, however often it is sent.
CREATE TABLE outreach_messages (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('join-team', 'contact')),
  name text NOT NULL CHECK (name <> ''),
  email text NOT NULL CHECK (email <> ''),
  phone text NOT NULL,
  position text NOT NULL,
  message text NOT NULL,
  language text NOT NULL,
  -- Only to count by, and removed a day later.
  sender_address text,
  created_at timestamptz NOT NULL
);
COMMENT ON TABLE outreach_messages IS 'A message of a visitor from the forms of the landing page.';
CREATE INDEX outreach_messages_address ON outreach_messages (sender_address, created_at) WHERE sender_address IS NOT NULL;
CREATE INDEX outreach_messages_email ON outreach_messages (email, created_at);
CREATE INDEX outreach_messages_created_at ON outreach_messages (created_at);
