CREATE FUNCTION sum_of_shares(shares jsonb) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT sum(value::bigint) FROM jsonb_each_text(shares)
$$;

CREATE TABLE refunds (
  id uuid PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payments (id) ON DELETE RESTRICT,
  -- Null for the order as a whole. No reference: a permit that is not needed any more goes, its refund stays.
  permit_id uuid,
  -- Of a refund for several permits: the cents of each, by its id.
  permit_shares jsonb,
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
  CONSTRAINT refunds_shares CHECK (permit_shares IS NULL OR (permit_id IS NULL AND sum_of_shares(permit_shares) = amount_cents)),
  CONSTRAINT refunds_succeeded_at CHECK (state <> 'succeeded' OR succeeded_at IS NOT NULL),
  CONSTRAINT refunds_reversed_at CHECK ((reversed_at IS NOT NULL) = (succeeded_at IS NOT NULL AND state <> 'succeeded'))
);
COMMENT ON TABLE refunds IS 'Money that goes back to a card.';
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
COMMENT ON FUNCTION stamp_refund() IS 'Stamps when a refund arrived, and when it came back.';
CREATE TRIGGER stamp_refund BEFORE INSERT OR UPDATE OF state ON refunds
  FOR EACH ROW EXECUTE FUNCTION stamp_refund();

-- The payment has the sum that its refunds hold, and a CHECK keeps that below the captured amount. The trigger keeps the two in step,
-- whoever writes: more than was captured cannot be refunded.
CREATE FUNCTION reserve_refund() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' AND NEW.state NOT IN ('failed', 'canceled') THEN
      UPDATE payments SET refund_reserved_cents = refund_reserved_cents + NEW.amount_cents WHERE id = NEW.payment_id;
    ELSIF TG_OP = 'UPDATE' THEN
      IF NEW.amount_cents <> OLD.amount_cents OR NEW.payment_id <> OLD.payment_id OR NEW.permit_shares IS DISTINCT FROM OLD.permit_shares
      THEN
        RAISE EXCEPTION 'The amount of a refund, its shares and its payment are for good.';
      END IF;
      IF OLD.state NOT IN ('failed', 'canceled') AND NEW.state IN ('failed', 'canceled') THEN
        UPDATE payments SET refund_reserved_cents = refund_reserved_cents - NEW.amount_cents WHERE id = NEW.payment_id;
      ELSIF OLD.state IN ('failed', 'canceled') AND NEW.state NOT IN ('failed', 'canceled') THEN
        RAISE EXCEPTION 'A refund that has failed stays failed.';
      END IF;
    END IF;
    RETURN NEW;
  END $$;
COMMENT ON FUNCTION reserve_refund() IS
  'Keeps on the payment the sum that its refunds hold, so that no more than was captured goes back; the amount of a refund is for good, and so are its shares.';
CREATE TRIGGER reserve_refund AFTER INSERT OR UPDATE ON refunds FOR EACH ROW EXECUTE FUNCTION reserve_refund();

CREATE FUNCTION keep_refunds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A refund is never deleted.' USING ERRCODE = 'integrity_constraint_violation';
END $$;
COMMENT ON FUNCTION keep_refunds() IS 'Refuses to delete a refund.';
CREATE TRIGGER keep_refunds BEFORE DELETE ON refunds FOR EACH ROW EXECUTE FUNCTION keep_refunds();

CREATE TRIGGER refunds_not_emptied BEFORE TRUNCATE ON refunds EXECUTE FUNCTION refuse_emptying();

-- Kept by settleDispute alone.
CREATE TABLE disputes (
  id uuid PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payments (id) ON DELETE RESTRICT,
  provider text NOT NULL,
  provider_dispute_id text NOT NULL,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  reason text NOT NULL,
  status text NOT NULL CHECK (
    status IN (
      'warning_needs_response', 'warning_under_review', 'warning_closed', 'needs_response', 'under_review',
      'appeal_needs_response', 'appeal_under_review', 'won', 'lost', 'prevented'
    )
  ),
  evidence_due_at timestamptz,
  opened_at timestamptz NOT NULL,
  closed_at timestamptz,
  synced_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE (provider, provider_dispute_id),
  CONSTRAINT disputes_closed_at CHECK (
    (closed_at IS NOT NULL) = (status IN ('won', 'lost', 'warning_closed', 'prevented'))
  )
);
COMMENT ON TABLE disputes IS 'A charge that a cardholder''s bank questions, by the provider''s latest answer.';
CREATE INDEX disputes_payment ON disputes (payment_id);
CREATE INDEX disputes_open ON disputes (synced_at) WHERE closed_at IS NULL;

-- Whoever settles a dispute holds the order already.
CREATE FUNCTION count_lost_dispute_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  lost bigint := CASE WHEN NEW.status = 'lost' THEN NEW.amount_cents ELSE 0 END
    - CASE WHEN TG_OP = 'UPDATE' AND OLD.status = 'lost' THEN OLD.amount_cents ELSE 0 END;
BEGIN
  IF lost <> 0 THEN
    UPDATE orders SET dispute_lost_cents = dispute_lost_cents + lost
    FROM payments WHERE payments.id = NEW.payment_id AND orders.id = payments.order_id;
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION count_lost_dispute_of_order() IS 'Sums up on the order what banks decided for the cardholder.';
CREATE TRIGGER disputes_lost AFTER INSERT OR UPDATE OF status, amount_cents ON disputes
  FOR EACH ROW EXECUTE FUNCTION count_lost_dispute_of_order();

-- The provider names each once.
CREATE TABLE dispute_movements (
  id uuid PRIMARY KEY,
  dispute_id uuid NOT NULL REFERENCES disputes (id) ON DELETE RESTRICT,
  provider_transaction_id text NOT NULL,
  amount_cents integer NOT NULL,
  fee_cents integer NOT NULL,
  moved_at timestamptz NOT NULL,
  UNIQUE (dispute_id, provider_transaction_id),
  CHECK (amount_cents <> 0 OR fee_cents <> 0)
);
COMMENT ON TABLE dispute_movements IS 'Money that the bank withdrew (below zero) or gave back, and the provider''s fee for it.';
CREATE INDEX dispute_movements_moved_at ON dispute_movements (moved_at, id);

CREATE FUNCTION refuse_dispute_movement_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'A movement of a dispute is for good.';
  END $$;
COMMENT ON FUNCTION refuse_dispute_movement_change() IS 'Refuses any change of a movement.';
CREATE TRIGGER dispute_movements_final BEFORE UPDATE OR DELETE ON dispute_movements
  FOR EACH ROW EXECUTE FUNCTION refuse_dispute_movement_change();
