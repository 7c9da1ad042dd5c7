CREATE TABLE packet_links (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  made_by uuid NOT NULL REFERENCES users (id),
  kind text NOT NULL CHECK (kind IN ('driver', 'pilot', 'officer')),
  name text NOT NULL CHECK (name <> ''),
  token_hash text NOT NULL UNIQUE,
  last_day date,
  created_at timestamptz NOT NULL,
  recipient_id uuid REFERENCES recipients (id) ON DELETE CASCADE,
  unit_id uuid,
  -- The link of a unit goes with it.
  FOREIGN KEY (order_id, unit_id) REFERENCES units (order_id, id) ON DELETE CASCADE
);
COMMENT ON TABLE packet_links IS 'A link that opens the packet of an order without sign-in. Who revokes it removes the row.';
COMMENT ON COLUMN packet_links.token_hash IS 'The token itself is known to nobody but those who have the link.';
COMMENT ON COLUMN packet_links.last_day IS 'The last day on which it opens; null: the day after the last permit of the order ends.';
CREATE INDEX packet_links_order ON packet_links (order_id, created_at DESC);
COMMENT ON COLUMN packet_links.recipient_id IS 'The recipient for whose news the server made it; null for one that a person made.';
CREATE UNIQUE INDEX packet_links_recipient ON packet_links (recipient_id, order_id) WHERE recipient_id IS NOT NULL;
COMMENT ON COLUMN packet_links.unit_id IS 'The only unit whose permits it opens; null for all units of the order.';
