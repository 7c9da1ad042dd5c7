-- It outlives single payments: an intent that is canceled because its 3-D Secure was forgotten leaves the request open.
CREATE TABLE adjustments (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE RESTRICT,
  state text NOT NULL CHECK (state IN ('open', 'paid', 'withdrawn')),
  requested_by uuid NOT NULL REFERENCES users (id),
  -- Since when the carrier may pay it; null while only the admin charges it.
  asked_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
COMMENT ON TABLE adjustments IS 'A request for the difference between the price of an order and its payments.';
CREATE UNIQUE INDEX adjustments_one_open ON adjustments (order_id) WHERE state = 'open';

CREATE TRIGGER adjustments_announced_after_insert AFTER INSERT ON adjustments
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_parts_of_orders();
CREATE TRIGGER adjustments_announced_after_update AFTER UPDATE ON adjustments
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_parts_of_orders();
CREATE TRIGGER adjustments_announced_after_delete AFTER DELETE ON adjustments
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_parts_of_orders();

CREATE TABLE payments (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE RESTRICT,
  kind text NOT NULL CHECK (kind IN ('order', 'adjustment')),
  adjustment_no integer,
  adjustment_id uuid REFERENCES adjustments (id),
  amount_cents integer NOT NULL CHECK (amount_cents >= 50),
  currency text NOT NULL DEFAULT 'usd' CHECK (currency = 'usd'),
  price_lines jsonb NOT NULL,
  status text NOT NULL CHECK (
    status IN ('created', 'open', 'requires_action', 'processing', 'authorized', 'succeeded', 'canceled')
  ),
  provider text NOT NULL,
  livemode boolean NOT NULL,
  provider_intent_id text,
  captured_cents integer NOT NULL DEFAULT 0 CHECK (captured_cents >= 0),
  refund_reserved_cents integer NOT NULL DEFAULT 0 CHECK (refund_reserved_cents >= 0),
  anomaly text,
  last_error jsonb,
  synced_at timestamptz,
  -- Failures of the reconciler in a row. Counted here and not in a process: the tenth raises an alert, whichever process saw the others.
  sync_failures integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Set by a trigger, so that no writer can forget it; it never moves again.
  succeeded_at timestamptz,
  UNIQUE (provider, provider_intent_id),
  CHECK ((kind = 'adjustment') = (adjustment_no IS NOT NULL)),
  CONSTRAINT payments_adjustment_named CHECK ((kind = 'adjustment') = (adjustment_id IS NOT NULL)),
  CHECK (captured_cents <= amount_cents),
  CHECK (refund_reserved_cents <= captured_cents),
  CONSTRAINT payments_succeeded_at CHECK (status <> 'succeeded' OR succeeded_at IS NOT NULL)
);
COMMENT ON TABLE payments IS 'A payment intent at the provider, for an order or for an adjustment of it.';
-- The guard that holds even where code fails: an order has one payment that is not canceled.
CREATE UNIQUE INDEX payments_one_per_order ON payments (order_id) WHERE kind = 'order' AND status <> 'canceled';
CREATE UNIQUE INDEX payments_adjustment ON payments (order_id, adjustment_no) WHERE kind = 'adjustment';
-- The same for a difference: one intent may charge for a request, and one request of an order at a time.
CREATE UNIQUE INDEX payments_one_per_adjustment ON payments (adjustment_id) WHERE status <> 'canceled';
CREATE UNIQUE INDEX payments_one_open_adjustment ON payments (order_id)
  WHERE kind = 'adjustment' AND status NOT IN ('succeeded', 'canceled');
CREATE INDEX payments_order ON payments (order_id);
CREATE INDEX payments_succeeded_at ON payments (succeeded_at, id) WHERE status = 'succeeded';
-- The reconciler looks for these each time, among all payments ever made.
CREATE INDEX payments_unfinished ON payments (id) WHERE status NOT IN ('succeeded', 'canceled');
-- And the first payment of a provider, from which its balance is read.
CREATE INDEX payments_of_provider ON payments (provider, livemode, created_at);

CREATE FUNCTION stamp_succeeded_payment() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.succeeded_at := coalesce(NEW.succeeded_at, NEW.updated_at);
    RETURN NEW;
  END $$;
COMMENT ON FUNCTION stamp_succeeded_payment() IS 'Stamps when a payment succeeded.';
CREATE TRIGGER stamp_succeeded_payment BEFORE INSERT OR UPDATE OF status ON payments
  FOR EACH ROW WHEN (NEW.status = 'succeeded') EXECUTE FUNCTION stamp_succeeded_payment();

-- Facts of money are for good, whatever the code does.
CREATE FUNCTION keep_paid_facts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'A payment that succeeded is never deleted.' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  IF (NEW.order_id, NEW.kind, NEW.adjustment_no, NEW.adjustment_id, NEW.amount_cents, NEW.currency, NEW.status, NEW.provider,
      NEW.livemode, NEW.provider_intent_id, NEW.captured_cents, NEW.succeeded_at)
    IS DISTINCT FROM (OLD.order_id, OLD.kind, OLD.adjustment_no, OLD.adjustment_id, OLD.amount_cents, OLD.currency, OLD.status,
      OLD.provider, OLD.livemode, OLD.provider_intent_id, OLD.captured_cents, OLD.succeeded_at) THEN
    RAISE EXCEPTION 'What a payment that succeeded has taken never changes.' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION keep_paid_facts() IS 'Refuses to change or delete what a payment that succeeded has taken.';
CREATE TRIGGER keep_paid_facts BEFORE UPDATE OR DELETE ON payments
  FOR EACH ROW WHEN (OLD.status = 'succeeded') EXECUTE FUNCTION keep_paid_facts();

-- Whoever writes what was captured or is given back holds the order already (lockOrderForPayment).
CREATE FUNCTION count_captured_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  captured bigint := CASE TG_OP WHEN 'DELETE' THEN 0 ELSE NEW.captured_cents END - CASE TG_OP WHEN 'INSERT' THEN 0 ELSE OLD.captured_cents END;
  reserved bigint := CASE TG_OP WHEN 'DELETE' THEN 0 ELSE NEW.refund_reserved_cents END
    - CASE TG_OP WHEN 'INSERT' THEN 0 ELSE OLD.refund_reserved_cents END;
BEGIN
  IF captured <> 0 OR reserved <> 0 THEN
    UPDATE orders SET counted_cents = counted_cents + captured, refund_reserved_cents = refund_reserved_cents + reserved
    WHERE id = COALESCE(NEW.order_id, OLD.order_id);
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION count_captured_of_order() IS 'Sums up on the order what was captured and what is reserved for refunds.';
CREATE TRIGGER payments_counted AFTER INSERT OR DELETE OR UPDATE OF captured_cents, refund_reserved_cents ON payments
  FOR EACH ROW EXECUTE FUNCTION count_captured_of_order();

CREATE FUNCTION refuse_emptying() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'Money that moved stays: % is never emptied.', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END $$;
COMMENT ON FUNCTION refuse_emptying() IS 'Refuses to empty a table of money that moved.';
CREATE TRIGGER payments_not_emptied BEFORE TRUNCATE ON payments EXECUTE FUNCTION refuse_emptying();

CREATE TABLE payment_attempts (
  id uuid PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payments (id) ON DELETE RESTRICT,
  card_id uuid NOT NULL REFERENCES cards (id),
  provider_pm_id text NOT NULL,
  idempotency_key text NOT NULL UNIQUE,
  state text NOT NULL CHECK (
    state IN ('in_flight', 'succeeded', 'requires_action', 'declined', 'unknown', 'abandoned')
  ),
  sent_at timestamptz,
  charge_id text,
  decline_code text,
  error_code text,
  message text,
  provider_request_id text,
  -- Charged by an admin without the carrier: 3-D Secure is a decline then.
  off_session boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  agreement_id uuid REFERENCES phone_agreements (id),
  pressed_by uuid REFERENCES users (id)
);
COMMENT ON TABLE payment_attempts IS 'A press of PAY, written before the provider hears of it.';
COMMENT ON COLUMN payment_attempts.pressed_by IS 'The person of the account who pressed PAY; null if an admin charged the card.';
CREATE UNIQUE INDEX payment_attempts_one_open ON payment_attempts (payment_id)
  WHERE state IN ('in_flight', 'unknown', 'requires_action');
CREATE INDEX payment_attempts_payment ON payment_attempts (payment_id, created_at);
CREATE INDEX payment_attempts_agreement ON payment_attempts (agreement_id) WHERE agreement_id IS NOT NULL;

CREATE FUNCTION keep_attempts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM payments WHERE id = OLD.payment_id AND status <> 'canceled') THEN
    RAISE EXCEPTION 'Attempts are deleted only with a payment that was canceled.' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN OLD;
END $$;
COMMENT ON FUNCTION keep_attempts() IS 'Refuses to delete an attempt, but with a payment that was canceled.';
CREATE TRIGGER keep_attempts BEFORE DELETE ON payment_attempts FOR EACH ROW EXECUTE FUNCTION keep_attempts();

CREATE FUNCTION charge_by_agreement() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  agreement phone_agreements;
  charged record;
BEGIN
  SELECT payments.kind, payments.amount_cents, orders.user_id, orders.begun_by INTO STRICT charged
    FROM payments JOIN orders ON orders.id = payments.order_id WHERE payments.id = NEW.payment_id;
  IF charged.kind <> 'order' THEN
    IF NEW.agreement_id IS NOT NULL THEN RAISE EXCEPTION 'An agreement is about orders only.'; END IF;
    RETURN NEW;
  END IF;
  IF NEW.agreement_id IS NULL THEN RAISE EXCEPTION 'The carrier has not agreed to it.'; END IF;
  SELECT * INTO STRICT agreement FROM phone_agreements WHERE id = NEW.agreement_id FOR UPDATE;
  IF agreement.withdrawn_at IS NOT NULL OR agreement.user_id <> charged.user_id OR agreement.card_id <> NEW.card_id
    OR charged.begun_by IS NULL OR charged.amount_cents > agreement.limit_cents
  THEN
    RAISE EXCEPTION 'The agreement is not about this charge.';
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION charge_by_agreement() IS
  'Refuses a charge without the carrier but under an agreement in force, to its card, below its limit, whoever writes.';
CREATE TRIGGER payment_attempts_agreed BEFORE INSERT ON payment_attempts
  FOR EACH ROW WHEN (NEW.off_session OR NEW.agreement_id IS NOT NULL) EXECUTE FUNCTION charge_by_agreement();

-- Every press of PAY begins with an attempt. Whoever writes one, a draft is not paid while a state has not said yes.
CREATE FUNCTION refuse_unpermitted_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM payments
    JOIN orders ON orders.id = payments.order_id AND orders.status = 'draft'
    JOIN permits ON permits.order_id = payments.order_id
    WHERE payments.id = NEW.payment_id AND permits.state_question IS NOT NULL
      AND permits.state_question #>> '{answer,isPermitted}' IS DISTINCT FROM 'true'
  ) THEN
    RAISE EXCEPTION 'A state has not permitted a load of this order.' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION refuse_unpermitted_payment() IS 'Refuses a payment of a draft while a state has not said yes to its load.';
CREATE TRIGGER attempts_permitted BEFORE INSERT ON payment_attempts
  FOR EACH ROW EXECUTE FUNCTION refuse_unpermitted_payment();

CREATE TABLE provider_events (
  provider text NOT NULL,
  event_id text NOT NULL,
  type text NOT NULL,
  object_id text NOT NULL,
  livemode boolean NOT NULL,
  created_at_provider timestamptz NOT NULL,
  received_at timestamptz NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('settled', 'ignored')),
  PRIMARY KEY (provider, event_id)
);
COMMENT ON TABLE provider_events IS 'Events of the provider that were settled or ignored, so that none is settled twice.';

CREATE TABLE event_cursors (
  provider text NOT NULL,
  livemode boolean NOT NULL,
  listed_to timestamptz NOT NULL,
  settled_to timestamptz NOT NULL,
  PRIMARY KEY (provider, livemode)
);
COMMENT ON TABLE event_cursors IS
  'The progress through the provider''s list of events: it was read up to listed_to, and every event up to settled_to is settled.';

-- A permit that was charged for may be gone from the order.
CREATE TABLE ledger_reasons (
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  permit_id uuid NOT NULL,
  reason text NOT NULL CHECK (reason <> ''),
  set_by uuid NOT NULL REFERENCES users (id),
  set_at timestamptz NOT NULL,
  PRIMARY KEY (order_id, permit_id)
);
COMMENT ON TABLE ledger_reasons IS 'An admin''s explanation of a permit whose money does not add up.';
CREATE INDEX ledger_reasons_set_by ON ledger_reasons (set_by);
