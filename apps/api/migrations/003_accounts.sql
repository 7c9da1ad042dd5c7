-- An account has the id of the person who opened it, its first owner. What belongs to it (orders, cards, fleet, books) names it in
-- `user_id`. The first owner needs no row here: an account of one has none.
CREATE TABLE memberships (
  account_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  person_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('owner', 'dispatcher', 'viewer')),
  joined_at timestamptz NOT NULL,
  ended_at timestamptz,
  pay_limit_dollars integer CHECK (pay_limit_dollars BETWEEN 1 AND 1000000),
  all_order_mails boolean NOT NULL DEFAULT false,
  PRIMARY KEY (account_id, person_id),
  CHECK (account_id <> person_id),
  CHECK (ended_at >= joined_at),
  CHECK (pay_limit_dollars IS NULL OR role = 'dispatcher')
);
COMMENT ON TABLE memberships IS 'A person who works in the account of another one, or did: the row stays, so that history knows who it was.';
COMMENT ON COLUMN memberships.pay_limit_dollars IS 'Up to what amount the dispatcher pays an order with the cards of the account; null: an owner pays.';
COMMENT ON COLUMN memberships.all_order_mails IS 'The person wants the mails about all orders of the account, and not only about their own.';
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

-- An owner asks to join their account to another one of the same USDOT number. An owner of the other account agrees, and the first one
-- confirms, who knows the other account by then.
CREATE TABLE account_joins (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  dot_number text NOT NULL CHECK (dot_number ~ '^[0-9]+$'),
  asked_by uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  asked_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > asked_at),
  into_account_id uuid REFERENCES users (id) ON DELETE CASCADE,
  agreed_by uuid REFERENCES users (id) ON DELETE CASCADE,
  agreed_at timestamptz,
  joined_at timestamptz,
  CHECK (num_nulls(into_account_id, agreed_by, agreed_at) IN (0, 3)),
  CHECK (into_account_id <> account_id),
  CHECK (joined_at IS NULL OR agreed_at IS NOT NULL)
);
COMMENT ON TABLE account_joins IS 'A request to join an account to another one of the same USDOT number. One that was carried out stays, as the record of who agreed to it; any other goes with its end.';
COMMENT ON COLUMN account_joins.account_id IS 'The account whose companies, fleet and orders move.';
COMMENT ON COLUMN account_joins.into_account_id IS 'The account to which they move, once an owner of it has agreed.';
COMMENT ON COLUMN account_joins.joined_at IS 'When the second owner confirmed, and everything moved.';
CREATE UNIQUE INDEX account_joins_open ON account_joins (account_id) WHERE joined_at IS NULL;
CREATE INDEX account_joins_dot_number ON account_joins (dot_number) WHERE joined_at IS NULL;

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
