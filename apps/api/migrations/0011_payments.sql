-- A request for the difference between the price of an order and its payments. It outlives single payments: an intent that is canceled
-- because its 3-D Secure was forgotten leaves the request open.
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
CREATE UNIQUE INDEX adjustments_one_open ON adjustments (order_id) WHERE state = 'open';

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
-- The guard that holds even where code fails: an order has one payment that is not canceled.
CREATE UNIQUE INDEX payments_one_per_order ON payments (order_id) WHERE kind = 'order' AND status <> 'canceled';
CREATE UNIQUE INDEX payments_adjustment ON payments (order_id, adjustment_no) WHERE kind = 'adjustment';
-- The same for a difference: one intent may charge for a request, and one request of an order at a time.
CREATE UNIQUE INDEX payments_one_per_adjustment ON payments (adjustment_id) WHERE status <> 'canceled';
CREATE UNIQUE INDEX payments_one_open_adjustment ON payments (order_id)
  WHERE kind = 'adjustment' AND status NOT IN ('succeeded', 'canceled');
CREATE INDEX payments_order ON payments (order_id);
CREATE INDEX payments_succeeded_at ON payments (succeeded_at, id) WHERE status = 'succeeded';

CREATE FUNCTION stamp_succeeded_payment() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.succeeded_at := coalesce(NEW.succeeded_at, NEW.updated_at);
    RETURN NEW;
  END $$;
CREATE TRIGGER stamp_succeeded_payment BEFORE INSERT OR UPDATE OF status ON payments
  FOR EACH ROW WHEN (NEW.status = 'succeeded') EXECUTE FUNCTION stamp_succeeded_payment();

-- Whoever writes what was captured holds the order already (lockOrderForPayment).
CREATE FUNCTION count_captured_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  more bigint := CASE TG_OP WHEN 'DELETE' THEN 0 ELSE NEW.captured_cents END - CASE TG_OP WHEN 'INSERT' THEN 0 ELSE OLD.captured_cents END;
BEGIN
  IF more <> 0 THEN
    UPDATE orders SET counted_cents = counted_cents + more WHERE id = COALESCE(NEW.order_id, OLD.order_id);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER payments_counted AFTER INSERT OR DELETE OR UPDATE OF captured_cents ON payments
  FOR EACH ROW EXECUTE FUNCTION count_captured_of_order();

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
  updated_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX payment_attempts_one_open ON payment_attempts (payment_id)
  WHERE state IN ('in_flight', 'unknown', 'requires_action');
CREATE INDEX payment_attempts_payment ON payment_attempts (payment_id, created_at);

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

-- The progress through the provider's list of events: it was read up to listed_to, and every event up to settled_to is settled.
CREATE TABLE event_cursors (
  provider text NOT NULL,
  livemode boolean NOT NULL,
  listed_to timestamptz NOT NULL,
  settled_to timestamptz NOT NULL,
  PRIMARY KEY (provider, livemode)
);

-- An admin's explanation of a permit whose money does not add up. A permit that was charged for may be gone from the order.
CREATE TABLE ledger_reasons (
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  permit_id uuid NOT NULL,
  reason text NOT NULL CHECK (reason <> ''),
  set_by uuid NOT NULL REFERENCES users (id),
  set_at timestamptz NOT NULL,
  PRIMARY KEY (order_id, permit_id)
);
CREATE INDEX ledger_reasons_set_by ON ledger_reasons (set_by);
