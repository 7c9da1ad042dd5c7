CREATE TABLE permits (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  unit_id uuid NOT NULL,
  state text NOT NULL CHECK (state ~ '^[A-Z]{2}$' AND state NOT IN ('AK', 'DC', 'HI')),
  status text NOT NULL DEFAULT 'requested' CHECK (status IN ('requested', 'filed', 'issued', 'refused')),
  start_day date NOT NULL,
  end_day date NOT NULL,
  origin_lat double precision NOT NULL CHECK (origin_lat BETWEEN -90 AND 90),
  origin_lng double precision NOT NULL CHECK (origin_lng BETWEEN -180 AND 180),
  destination_lat double precision NOT NULL CHECK (destination_lat BETWEEN -90 AND 90),
  destination_lng double precision NOT NULL CHECK (destination_lng BETWEEN -180 AND 180),
  comment text NOT NULL DEFAULT '',
  typed jsonb NOT NULL DEFAULT '{}',
  -- The reasons and the price line of the permit: an order keeps the rules that it was made under.
  reasons jsonb NOT NULL CHECK (jsonb_typeof(reasons) = 'array' AND jsonb_array_length(reasons) > 0),
  rules_version text NOT NULL,
  fee_cents integer NOT NULL CHECK (fee_cents > 0),
  days integer NOT NULL CHECK (days > 0),
  price_cents integer NOT NULL CHECK (price_cents = fee_cents * days),
  state_number text NOT NULL DEFAULT '',
  valid_from date,
  valid_to date,
  -- The fee that the state really charged, beside the one that priced the order.
  charged_fee_cents integer CHECK (charged_fee_cents >= 0),
  refusal_reason text NOT NULL DEFAULT '',
  filed_at timestamptz,
  issued_at timestamptz,
  -- From payment to issue, set by a trigger.
  seconds_to_issue double precision,
  document_id uuid,
  -- The carrier has left: the order stays, number and document are gone.
  erased boolean NOT NULL DEFAULT false,
  UNIQUE (order_id, unit_id, state),
  FOREIGN KEY (order_id, unit_id) REFERENCES units (order_id, id) ON DELETE CASCADE,
  CHECK (end_day >= start_day),
  CHECK (valid_to >= valid_from),
  CONSTRAINT permits_issued_whole CHECK (
    status <> 'issued' OR erased OR (
      state_number <> '' AND valid_from IS NOT NULL AND valid_to IS NOT NULL AND charged_fee_cents IS NOT NULL
      AND issued_at IS NOT NULL AND document_id IS NOT NULL
    )
  ),
  CONSTRAINT permits_refused_why CHECK (status <> 'refused' OR erased OR refusal_reason <> '')
);
CREATE INDEX permits_issued ON permits (issued_at) INCLUDE (seconds_to_issue) WHERE status = 'issued';

CREATE TABLE permit_documents (
  id uuid PRIMARY KEY,
  permit_id uuid NOT NULL REFERENCES permits (id) ON DELETE CASCADE,
  bytes integer NOT NULL CHECK (bytes > 0),
  sha256 text NOT NULL,
  stored_at timestamptz NOT NULL,
  stored_by uuid NOT NULL REFERENCES users (id)
);
CREATE INDEX permit_documents_permit ON permit_documents (permit_id);
ALTER TABLE permits ADD FOREIGN KEY (document_id) REFERENCES permit_documents (id);

-- The file goes with its row.
CREATE FUNCTION leave_permit_document() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO leftover_files (key, remove_after) VALUES ('permits/' || OLD.id, '-infinity')
      ON CONFLICT (key) DO UPDATE SET remove_after = '-infinity';
    RETURN OLD;
  END $$;
CREATE TRIGGER leave_permit_document AFTER DELETE ON permit_documents
  FOR EACH ROW EXECUTE FUNCTION leave_permit_document();

-- The moment of payment never moves, so the time to issue does not either.
CREATE FUNCTION time_to_issue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.seconds_to_issue := (
    SELECT date_part('epoch', NEW.issued_at) - date_part('epoch', paid_at) FROM orders WHERE id = NEW.order_id
  );
  RETURN NEW;
END $$;
CREATE TRIGGER permits_timed BEFORE INSERT OR UPDATE OF issued_at ON permits
  FOR EACH ROW EXECUTE FUNCTION time_to_issue();

-- The triggers below and not the stores count permits: wizard, payment, the change of units and the seed write these rows, and none
-- of them may forget it.
CREATE FUNCTION count_permits_of_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET counted_permits = counted_permits + CASE TG_OP WHEN 'DELETE' THEN -counted.permits ELSE counted.permits END
  FROM (SELECT order_id, count(*) AS permits FROM changed GROUP BY order_id) AS counted
  WHERE orders.id = counted.order_id;
  RETURN NULL;
END $$;
CREATE TRIGGER permits_counted AFTER INSERT ON permits
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_permits_of_orders();
CREATE TRIGGER permits_discounted AFTER DELETE ON permits
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_permits_of_orders();

CREATE FUNCTION count_permits_of_paid_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid orders := COALESCE(NEW, OLD);
  sign integer := CASE TG_OP WHEN 'DELETE' THEN -1 ELSE 1 END;
BEGIN
  UPDATE users SET total_permits = total_permits + sign * counted.permits
  FROM (SELECT count(*) AS permits FROM permits WHERE permits.order_id = paid.id) AS counted
  WHERE users.id = paid.user_id AND counted.permits > 0;
  RETURN paid;
END $$;
CREATE TRIGGER orders_paid AFTER UPDATE OF status ON orders
  FOR EACH ROW WHEN (OLD.status = 'draft' AND NEW.status <> 'draft') EXECUTE FUNCTION count_permits_of_paid_order();
-- Before its permits go with it.
CREATE TRIGGER orders_paid_deleted BEFORE DELETE ON orders
  FOR EACH ROW WHEN (OLD.status <> 'draft') EXECUTE FUNCTION count_permits_of_paid_order();

CREATE FUNCTION count_changed_permits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET total_permits = total_permits + CASE TG_OP WHEN 'DELETE' THEN -counted.permits ELSE counted.permits END
  FROM (
    SELECT orders.user_id, count(*) AS permits
    FROM changed JOIN orders ON orders.id = changed.order_id
    WHERE orders.status <> 'draft'
    GROUP BY orders.user_id
  ) AS counted
  WHERE users.id = counted.user_id;
  RETURN NULL;
END $$;
CREATE TRIGGER permits_added AFTER INSERT ON permits
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_changed_permits();
CREATE TRIGGER permits_removed AFTER DELETE ON permits
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_changed_permits();
