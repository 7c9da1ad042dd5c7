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

CREATE TABLE calendar_feeds (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  person_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  token_hash text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  UNIQUE (owner_id, person_id)
);
COMMENT ON TABLE calendar_feeds IS 'The link by which the calendar of a person reads the trips of an account. Who revokes it, or leaves the account, removes the row; another one replaces it.';
COMMENT ON COLUMN calendar_feeds.token_hash IS 'The token itself is computed from the id when the person copies it.';
CREATE INDEX calendar_feeds_person ON calendar_feeds (person_id);

CREATE FUNCTION revoke_feed_of_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM calendar_feeds WHERE owner_id = NEW.account_id AND person_id = NEW.person_id;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION revoke_feed_of_member() IS 'Removes the link of the calendar of a person who leaves an account, for good: it does not come back with the person.';
CREATE TRIGGER memberships_revoke_feed AFTER UPDATE OF ended_at ON memberships FOR EACH ROW
  WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION revoke_feed_of_member();
