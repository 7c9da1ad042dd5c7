CREATE TABLE payment_customers (
  user_id uuid NOT NULL REFERENCES users (id),
  provider text NOT NULL,
  livemode boolean NOT NULL,
  email_at_creation text NOT NULL,
  provider_customer_id text UNIQUE,
  -- Part of the idempotency key of the creation.
  id uuid PRIMARY KEY,
  -- A customer that was deleted at the provider makes room for a new one. Its row stays: payments of it may still succeed.
  gone_at timestamptz,
  -- A card cannot move to another customer at the provider: an account keeps the customers of the accounts that joined it.
  is_joined boolean NOT NULL DEFAULT false,
  CHECK (gone_at IS NULL OR provider_customer_id IS NOT NULL)
);
COMMENT ON TABLE payment_customers IS 'The customer at the provider of payments whom a user''s cards belong to.';
COMMENT ON COLUMN payment_customers.is_joined IS 'The customer of an account that joined this one. Its cards are charged; new cards belong to the account''s own customer.';
CREATE UNIQUE INDEX payment_customers_live ON payment_customers (user_id) WHERE gone_at IS NULL AND NOT is_joined;
CREATE INDEX payment_customers_user ON payment_customers (user_id);

CREATE TABLE cards (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  provider text NOT NULL,
  provider_pm_id text NOT NULL,
  fingerprint text NOT NULL,
  brand text NOT NULL,
  last4 text NOT NULL CHECK (last4 ~ '^[0-9]{4}$'),
  exp_month integer NOT NULL CHECK (exp_month BETWEEN 1 AND 12),
  exp_year integer NOT NULL CHECK (exp_year BETWEEN 2000 AND 2200),
  country text,
  address_line1_check text,
  address_zip_check text,
  cvc_check text,
  billing jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  detached_at timestamptz,
  -- Deleted here and not yet detached at the provider. Detaching is repeated until the provider confirms it.
  detach_due boolean NOT NULL DEFAULT false CHECK (NOT detach_due OR detached_at IS NOT NULL),
  customer_id uuid REFERENCES payment_customers (id) ON DELETE SET NULL,
  UNIQUE (provider, provider_pm_id)
);
COMMENT ON TABLE cards IS 'A card that a carrier saved.';
COMMENT ON COLUMN cards.customer_id IS 'The customer of a card that came with a joined account; null: the account''s own.';
CREATE INDEX cards_customer ON cards (customer_id) WHERE customer_id IS NOT NULL;
CREATE UNIQUE INDEX cards_fingerprint ON cards (user_id, provider, fingerprint) WHERE detached_at IS NULL;
CREATE INDEX cards_detach_due ON cards (id) WHERE detach_due;

CREATE TABLE card_setups (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL
);
COMMENT ON TABLE card_setups IS 'Begun card setups, only to count by: rows older than an hour go with the next one.';
CREATE INDEX card_setups_user ON card_setups (user_id, created_at);

CREATE TABLE phone_agreements (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  card_id uuid NOT NULL REFERENCES cards (id),
  limit_cents integer NOT NULL CHECK (limit_cents BETWEEN 1000 AND 1000000),
  -- The version of the text that was agreed to.
  text_version text NOT NULL CHECK (text_version <> ''),
  given_at timestamptz NOT NULL,
  withdrawn_at timestamptz
);
COMMENT ON TABLE phone_agreements IS
  'A carrier''s consent that clerks charge this card for the orders that they enter by phone, up to a limit for each order.';
CREATE UNIQUE INDEX phone_agreements_one ON phone_agreements (user_id) WHERE withdrawn_at IS NULL;
CREATE INDEX phone_agreements_user ON phone_agreements (user_id, given_at);
CREATE INDEX phone_agreements_card ON phone_agreements (card_id);
