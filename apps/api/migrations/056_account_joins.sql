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

-- A card cannot move to another customer at the provider: an account keeps the customers of the accounts that joined it.
ALTER TABLE payment_customers ADD COLUMN is_joined boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN payment_customers.is_joined IS 'The customer of an account that joined this one. Its cards are charged; new cards belong to the account''s own customer.';
DROP INDEX payment_customers_live;
CREATE UNIQUE INDEX payment_customers_live ON payment_customers (user_id) WHERE gone_at IS NULL AND NOT is_joined;
ALTER TABLE cards ADD COLUMN customer_id uuid REFERENCES payment_customers (id) ON DELETE SET NULL;
COMMENT ON COLUMN cards.customer_id IS 'The customer of a card that came with a joined account; null: the account''s own.';
CREATE INDEX cards_customer ON cards (customer_id) WHERE customer_id IS NOT NULL;
