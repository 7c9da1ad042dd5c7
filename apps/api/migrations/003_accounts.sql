-- An account has the id of the person who opened it, its first owner. What belongs to it (orders, cards, fleet, books) names it in
-- `user_id`. The first owner needs no row here: an account of one has none.
CREATE TABLE memberships (
  account_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  person_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('owner', 'dispatcher', 'viewer')),
  joined_at timestamptz NOT NULL,
  ended_at timestamptz,
  pay_limit_dollars integer CHECK (pay_limit_dollars BETWEEN 1 AND 1000000),
  PRIMARY KEY (account_id, person_id),
  CHECK (account_id <> person_id),
  CHECK (ended_at >= joined_at),
  CHECK (pay_limit_dollars IS NULL OR role = 'dispatcher')
);
COMMENT ON TABLE memberships IS 'A person who works in the account of another one, or did: the row stays, so that history knows who it was.';
COMMENT ON COLUMN memberships.pay_limit_dollars IS 'Up to what amount the dispatcher pays an order with the cards of the account; null: an owner pays.';
CREATE INDEX memberships_person ON memberships (person_id);
CREATE INDEX memberships_account ON memberships (account_id) WHERE ended_at IS NULL;

CREATE FUNCTION announce_membership() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_change('access', OLD.person_id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION announce_membership() IS 'Tells all servers that the rights of a person in an account have changed.';
CREATE TRIGGER memberships_announced AFTER UPDATE OR DELETE ON memberships FOR EACH ROW EXECUTE FUNCTION announce_membership();

CREATE TABLE invitations (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Whoever signs in with this address may accept.
  email text NOT NULL CHECK (email = lower(email) AND email <> ''),
  role text NOT NULL CHECK (role IN ('owner', 'dispatcher', 'viewer')),
  invited_by uuid NOT NULL REFERENCES users (id),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
COMMENT ON TABLE invitations IS 'An open invitation to work in an account. Who accepts, declines or takes it back removes the row.';
-- A second invitation of an address replaces the first.
CREATE UNIQUE INDEX invitations_account_email ON invitations (account_id, email);
CREATE INDEX invitations_email ON invitations (email);
