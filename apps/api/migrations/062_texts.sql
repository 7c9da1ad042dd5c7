-- A server of the version before takes a text for a mail without a mailbox: it fails in sight and can be sent again.
ALTER TABLE deliveries ADD COLUMN channel text NOT NULL DEFAULT 'mail' CHECK (channel IN ('mail', 'text'));
COMMENT ON COLUMN deliveries.channel IS 'How it reaches its recipient, unless a webhook does.';
COMMENT ON TABLE deliveries IS 'A mail, a text message or an event for a webhook that is to be sent, or was.';

-- Counts what a person without an account was sent in a day.
CREATE INDEX deliveries_strangers ON deliveries (recipient, created_at) WHERE kind IN ('packet-link', 'order-news');

CREATE TABLE opt_outs (
  address_hash text PRIMARY KEY,
  created_at timestamptz NOT NULL
);
COMMENT ON TABLE opt_outs IS 'Mail addresses and phone numbers of people without an account who want no more messages.';
COMMENT ON COLUMN opt_outs.address_hash IS 'Only the hash, so that the wish outlives the erasure of the address.';
