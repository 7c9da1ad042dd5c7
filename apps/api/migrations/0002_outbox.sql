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
CREATE INDEX outbox_due ON outbox (due_at) WHERE sent_at IS NULL AND failed_at IS NULL;
-- Finds the mails of an order, for its page in the admin area and for the erasure of its carrier.
CREATE INDEX outbox_order ON outbox ((content ->> 'orderId')) WHERE content ->> 'orderId' IS NOT NULL;
