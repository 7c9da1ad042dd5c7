-- A customer that was deleted at the provider makes room for a new one. Its row stays: payments of it may still succeed.
ALTER TABLE payment_customers ADD COLUMN id uuid, ADD COLUMN gone_at timestamptz;
-- The id is part of the idempotency key of the creation, which was the user's id.
UPDATE payment_customers SET id = user_id;
ALTER TABLE payment_customers
  DROP CONSTRAINT payment_customers_pkey,
  ALTER COLUMN id SET NOT NULL,
  ADD PRIMARY KEY (id),
  ADD CHECK (gone_at IS NULL OR provider_customer_id IS NOT NULL);
CREATE UNIQUE INDEX payment_customers_live ON payment_customers (user_id) WHERE gone_at IS NULL;
CREATE INDEX payment_customers_user ON payment_customers (user_id);
