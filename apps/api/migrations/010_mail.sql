CREATE TABLE outbox (
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
  CHECK (sent_at IS NULL OR failed_at IS NULL)
);
COMMENT ON TABLE outbox IS 'A mail that is to be sent, or was.';
CREATE INDEX outbox_due ON outbox (due_at) WHERE sent_at IS NULL AND failed_at IS NULL;
-- Failed mails are few among all that were sent.
CREATE INDEX outbox_failed ON outbox (failed_at) WHERE failed_at IS NOT NULL;
-- Finds the mails of an order, for its page in the admin area and for the erasure of its carrier.
CREATE INDEX outbox_order ON outbox ((content ->> 'orderId')) WHERE content ->> 'orderId' IS NOT NULL;

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
