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
