CREATE TABLE recipients (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users (id),
  made_by uuid NOT NULL REFERENCES users (id),
  name text NOT NULL CHECK (name <> ''),
  address text NOT NULL,
  channel text NOT NULL CHECK (channel IN ('mail', 'text')),
  events text[] NOT NULL CHECK (cardinality(events) > 0),
  created_at timestamptz NOT NULL,
  UNIQUE (owner_id, address)
);
COMMENT ON TABLE recipients IS 'A mail address or phone number, of nobody with an account, that gets news of the orders of a customer account.';
COMMENT ON COLUMN recipients.address IS 'A mail address, or a number such as +18065550101.';

ALTER TABLE packet_links ADD COLUMN recipient_id uuid REFERENCES recipients (id) ON DELETE CASCADE;
COMMENT ON COLUMN packet_links.recipient_id IS 'The recipient for whose news the server made it; null for one that a person made.';
CREATE UNIQUE INDEX packet_links_recipient ON packet_links (recipient_id, order_id) WHERE recipient_id IS NOT NULL;
