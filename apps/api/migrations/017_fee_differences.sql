CREATE TABLE fee_consents (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  limit_cents integer NOT NULL CHECK (limit_cents BETWEEN 100 AND 100000),
  -- The version of the text that was agreed to.
  text_version text NOT NULL CHECK (text_version <> ''),
  given_at timestamptz NOT NULL,
  withdrawn_at timestamptz
);
COMMENT ON TABLE fee_consents IS
  'A carrier''s consent, at checkout, that fees above the fee sheet are charged to the card of the order, up to a limit.';
CREATE UNIQUE INDEX fee_consents_one ON fee_consents (order_id) WHERE withdrawn_at IS NULL;

-- A permit whose charge changes again has another one.
CREATE TABLE fee_settlements (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE RESTRICT,
  -- No reference: a permit that is no longer needed goes, its settlement stays.
  permit_id uuid NOT NULL,
  -- Counted per permit with the order locked, so two presses cannot settle one difference.
  no integer NOT NULL CHECK (no > 0),
  way text NOT NULL CHECK (way IN ('charged', 'absorbed', 'refunded')),
  -- The state's charge less what was sold and settled before.
  difference_cents integer NOT NULL CHECK (difference_cents <> 0),
  consent_id uuid REFERENCES fee_consents (id),
  adjustment_id uuid REFERENCES adjustments (id),
  refund_id uuid REFERENCES refunds (id),
  reason text NOT NULL DEFAULT '',
  settled_by uuid NOT NULL REFERENCES users (id),
  created_at timestamptz NOT NULL,
  undone_at timestamptz,
  -- The state's charge when its difference was settled, so that a carrier who was asked for it reads the old and the new fee even
  -- after another one, or after the order changed. Null for older settlements of permits that are gone.
  charged_fee_cents integer CHECK (charged_fee_cents >= 0),
  UNIQUE (permit_id, no),
  CONSTRAINT fee_settlements_charged CHECK ((way = 'charged') = (adjustment_id IS NOT NULL)),
  CONSTRAINT fee_settlements_refunded CHECK ((way = 'refunded') = (refund_id IS NOT NULL)),
  CONSTRAINT fee_settlements_undone CHECK (way <> 'refunded' OR undone_at IS NULL),
  CONSTRAINT fee_settlements_consented CHECK (way = 'charged' OR consent_id IS NULL),
  CONSTRAINT fee_settlements_direction CHECK (
    (way <> 'charged' OR difference_cents > 0) AND (way <> 'refunded' OR difference_cents < 0)
  )
);
COMMENT ON TABLE fee_settlements IS 'How the difference between a permit''s price and its state''s charge was settled.';
CREATE INDEX fee_settlements_order ON fee_settlements (order_id);
CREATE INDEX fee_settlements_consent ON fee_settlements (consent_id) WHERE consent_id IS NOT NULL;
CREATE INDEX fee_settlements_adjustment ON fee_settlements (adjustment_id) WHERE adjustment_id IS NOT NULL;
CREATE INDEX fee_settlements_settled_by ON fee_settlements (settled_by);

CREATE FUNCTION keep_fee_settlement() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF (NEW.permit_id, NEW.no, NEW.way, NEW.difference_cents) IS DISTINCT FROM (OLD.permit_id, OLD.no, OLD.way, OLD.difference_cents)
      OR NEW.charged_fee_cents IS DISTINCT FROM OLD.charged_fee_cents
      OR NEW.consent_id IS DISTINCT FROM OLD.consent_id OR (OLD.undone_at IS NOT NULL AND NEW.undone_at IS DISTINCT FROM OLD.undone_at)
    THEN
      RAISE EXCEPTION 'A settled fee difference is for good.';
    END IF;
    RETURN NEW;
  END $$;
COMMENT ON FUNCTION keep_fee_settlement() IS 'Refuses to rewrite a settlement, which is only undone.';
CREATE TRIGGER fee_settlements_final BEFORE UPDATE ON fee_settlements
  FOR EACH ROW EXECUTE FUNCTION keep_fee_settlement();

-- The charges under a consent stay below its limit, whoever writes. A charge that was withdrawn gives room back, and so does one
-- that the card refused: the carrier is asked to pay it, so the consent pays nothing of it.
CREATE FUNCTION charge_within_consent() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  consent fee_consents;
  charged bigint;
BEGIN
  SELECT * INTO STRICT consent FROM fee_consents WHERE id = NEW.consent_id FOR UPDATE;
  IF consent.withdrawn_at IS NOT NULL OR consent.order_id <> NEW.order_id THEN
    RAISE EXCEPTION 'There is no such consent.';
  END IF;
  SELECT coalesce(sum(s.difference_cents), 0) INTO charged
    FROM fee_settlements s JOIN adjustments a ON a.id = s.adjustment_id
    WHERE s.consent_id = consent.id AND a.state <> 'withdrawn' AND a.asked_at IS NULL;
  IF charged + NEW.difference_cents > consent.limit_cents THEN
    RAISE EXCEPTION 'The consent is for less.';
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION charge_within_consent() IS 'Refuses a charge beyond the limit of the carrier''s consent.';
CREATE TRIGGER fee_settlements_within_consent BEFORE INSERT ON fee_settlements
  FOR EACH ROW WHEN (NEW.consent_id IS NOT NULL) EXECUTE FUNCTION charge_within_consent();

CREATE VIEW fee_settlement_states AS
  SELECT s.id, s.order_id, s.permit_id, s.no, s.way, s.difference_cents, s.consent_id, s.adjustment_id, s.refund_id, s.reason, s.settled_by,
    s.created_at, s.undone_at,
    CASE
      WHEN s.undone_at IS NOT NULL THEN 'undone'
      WHEN s.way = 'absorbed' THEN 'settled'
      WHEN s.way = 'refunded' THEN
        CASE r.state WHEN 'succeeded' THEN 'settled' WHEN 'failed' THEN 'undone' WHEN 'canceled' THEN 'undone' ELSE 'open' END
      WHEN a.state = 'withdrawn' THEN 'undone'
      WHEN a.state = 'open' THEN 'open'
      -- Given back as a whole. The fee of a change stays: the same payment gives back what a later change makes cheaper.
      WHEN p.refund_reserved_cents = p.captured_cents AND NOT EXISTS (
        SELECT FROM order_changes JOIN order_change_permits ON order_change_permits.change_id = order_changes.id
        WHERE order_changes.adjustment_id = s.adjustment_id AND order_change_permits.permit_id = s.permit_id
      ) THEN 'undone'
      ELSE 'settled'
    END AS state
  FROM fee_settlements s
  LEFT JOIN adjustments a ON a.id = s.adjustment_id
  LEFT JOIN refunds r ON r.id = s.refund_id
  LEFT JOIN payments p ON p.adjustment_id = s.adjustment_id AND p.status = 'succeeded';
COMMENT ON VIEW fee_settlement_states IS
  'Settlements of fees with their state, which follows the request or the refund that settles them, so that nothing can drift.';

-- The sum that the carrier pays beside the price of an order, less what is given back. Nothing is agreed for a permit that is gone.
CREATE FUNCTION sum_live_fees(of_order uuid) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(s.difference_cents), 0)::integer
  FROM fee_settlement_states s JOIN permits ON permits.id = s.permit_id
  WHERE s.order_id = of_order AND s.way <> 'absorbed' AND s.state <> 'undone'
$$;

-- The carrier's payment for a change that the state is being asked for is no difference yet.
CREATE VIEW open_fee_differences AS
  SELECT permits.order_id, permits.id AS permit_id,
    permits.charged_fee_cents - permits.price_cents - coalesce(settled.cents, 0) AS difference_cents
  FROM permits
  LEFT JOIN LATERAL (
    SELECT sum(s.difference_cents)::integer AS cents FROM fee_settlement_states s
    WHERE s.permit_id = permits.id AND s.state <> 'undone'
  ) AS settled ON true
  WHERE permits.status IN ('issued', 'voided') AND permits.charged_fee_cents IS NOT NULL
    AND permits.charged_fee_cents - permits.price_cents - coalesce(settled.cents, 0) <> 0
    AND NOT EXISTS (
      SELECT FROM order_change_permits AS asked WHERE asked.permit_id = permits.id AND asked.status = 'waiting');
COMMENT ON VIEW open_fee_differences IS 'Issued permits whose state charged another amount than what was sold and settled since.';

-- Of permits, and here because it reads settlements.
CREATE FUNCTION permit_tags_of(of_order uuid) RETURNS text[] LANGUAGE sql STABLE
  RETURN (SELECT coalesce(array_agg(DISTINCT state || ' ' || status) || array_agg(DISTINCT status), '{}')
      || CASE WHEN bool_or(is_superload) THEN ARRAY['superload'] END
      || CASE WHEN bool_or(charged_fee_cents <> price_cents) THEN ARRAY['charged otherwise'] END
      || CASE WHEN EXISTS (SELECT FROM fee_settlements WHERE fee_settlements.order_id = of_order) THEN ARRAY['fee settled'] END
    FROM permits WHERE order_id = of_order);

-- Whoever settles a fee holds the order already.
CREATE FUNCTION tag_settled_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET permit_tags = permit_tags_of(id) WHERE id = NEW.order_id;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION tag_settled_order() IS 'Tags the order of a settled fee.';
CREATE TRIGGER fee_settlements_tagged AFTER INSERT ON fee_settlements FOR EACH ROW EXECUTE FUNCTION tag_settled_order();
