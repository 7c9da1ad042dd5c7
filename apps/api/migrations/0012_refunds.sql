CREATE TABLE refunds (
  id uuid PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payments (id) ON DELETE RESTRICT,
  -- Null for the order as a whole. No reference: a permit that is not needed any more goes, its refund stays.
  permit_id uuid,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  -- For admins only.
  reason text NOT NULL,
  -- Null for a refund that was made at the provider and found there: it has no key of ours either.
  requested_by uuid REFERENCES users (id),
  state text NOT NULL CHECK (state IN ('requested', 'pending', 'succeeded', 'failed', 'canceled')),
  idempotency_key text UNIQUE,
  provider_refund_id text UNIQUE,
  failure text,
  -- Of the first request and of the last: the provider forgets a key 24 hours after the first.
  sent_at timestamptz,
  tried_at timestamptz,
  synced_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- When the refund arrived, and when it came back after that. Set by a trigger; neither moves again.
  succeeded_at timestamptz,
  reversed_at timestamptz,
  CHECK ((requested_by IS NULL) = (idempotency_key IS NULL)),
  CHECK (state NOT IN ('pending', 'succeeded') OR provider_refund_id IS NOT NULL),
  CONSTRAINT refunds_succeeded_at CHECK (state <> 'succeeded' OR succeeded_at IS NOT NULL),
  CONSTRAINT refunds_reversed_at CHECK ((reversed_at IS NOT NULL) = (succeeded_at IS NOT NULL AND state <> 'succeeded'))
);
CREATE INDEX refunds_payment ON refunds (payment_id, created_at);
CREATE INDEX refunds_open ON refunds (created_at) WHERE state IN ('requested', 'pending');
CREATE INDEX refunds_succeeded_at ON refunds (succeeded_at, id) WHERE succeeded_at IS NOT NULL;
CREATE INDEX refunds_reversed_at ON refunds (reversed_at, id) WHERE reversed_at IS NOT NULL;

CREATE FUNCTION stamp_refund() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.state = 'succeeded' THEN
      NEW.succeeded_at := coalesce(NEW.succeeded_at, NEW.updated_at);
    ELSIF NEW.succeeded_at IS NOT NULL THEN
      NEW.reversed_at := coalesce(NEW.reversed_at, NEW.updated_at);
    END IF;
    RETURN NEW;
  END $$;
CREATE TRIGGER stamp_refund BEFORE INSERT OR UPDATE OF state ON refunds
  FOR EACH ROW EXECUTE FUNCTION stamp_refund();

-- The payment has the sum that its refunds hold, and a CHECK keeps that below the captured amount. The trigger keeps the two in step,
-- whoever writes: more than was captured cannot be refunded.
CREATE FUNCTION reserve_refund() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' AND NEW.state NOT IN ('failed', 'canceled') THEN
      UPDATE payments SET refund_reserved_cents = refund_reserved_cents + NEW.amount_cents WHERE id = NEW.payment_id;
    ELSIF TG_OP = 'UPDATE' THEN
      IF NEW.amount_cents <> OLD.amount_cents OR NEW.payment_id <> OLD.payment_id THEN
        RAISE EXCEPTION 'The amount of a refund, and its payment, are for good.';
      END IF;
      IF OLD.state NOT IN ('failed', 'canceled') AND NEW.state IN ('failed', 'canceled') THEN
        UPDATE payments SET refund_reserved_cents = refund_reserved_cents - NEW.amount_cents WHERE id = NEW.payment_id;
      ELSIF OLD.state IN ('failed', 'canceled') AND NEW.state NOT IN ('failed', 'canceled') THEN
        RAISE EXCEPTION 'A refund that has failed stays failed.';
      END IF;
    END IF;
    RETURN NEW;
  END $$;
CREATE TRIGGER reserve_refund AFTER INSERT OR UPDATE ON refunds FOR EACH ROW EXECUTE FUNCTION reserve_refund();
