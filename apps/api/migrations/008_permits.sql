CREATE TABLE permits (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  unit_id uuid NOT NULL,
  state text NOT NULL CHECK (state ~ '^[A-Z]{2}$' AND state NOT IN ('AK', 'DC', 'HI')),
  status text NOT NULL DEFAULT 'requested' CHECK (status IN ('requested', 'filed', 'issued', 'refused', 'voided')),
  start_day date NOT NULL,
  end_day date NOT NULL,
  -- The queue begins with what has to be filed first. The server knows the states' times, so it writes the hour of each permit. Times are
  -- Central Time, so that they sort.
  file_by timestamp CHECK (file_by <= start_day),
  -- The truck and trailer as snapshots, as units have them.
  vehicles jsonb CHECK (vehicles IS NULL OR (vehicles ? 'truck' AND vehicles ? 'trailer')),
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
  -- The name of the point: a town, a road at a state line.
  origin_label text NOT NULL DEFAULT '' CHECK (length(origin_label) <= 200),
  destination_label text NOT NULL DEFAULT '' CHECK (length(destination_label) <= 200),
  -- The days and places that the trip gave to the permit, to tell them from those that a person changed.
  planned jsonb CHECK (jsonb_typeof(planned) = 'object'),
  -- Null until a change of its units, or the job that marks older permits, decides it.
  is_superload boolean,
  -- Counts the issues and amendments of the permit.
  version integer NOT NULL DEFAULT 0 CHECK (version >= 0),
  -- The size and weight that the state wrote on an amended permit; null where they are those of the order.
  granted_width_in integer CHECK (granted_width_in > 0),
  granted_height_in integer CHECK (granted_height_in > 0),
  granted_length_in integer CHECK (granted_length_in > 0),
  granted_weight_lb integer CHECK (granted_weight_lb > 0),
  void_reason text NOT NULL DEFAULT '',
  voided_at timestamptz,
  -- The question to the state about a load that is more than its permits allow, with the answer; null for any other load.
  state_question jsonb
    CHECK (state_question IS NULL OR (jsonb_typeof(state_question -> 'load') = 'string' AND state_question ? 'answer')),
  FOREIGN KEY (order_id, unit_id) REFERENCES units (order_id, id) ON DELETE CASCADE,
  CHECK (end_day >= start_day),
  CHECK (valid_to >= valid_from),
  -- A voided permit keeps the facts of its issue.
  CONSTRAINT permits_issued_whole CHECK (
    status NOT IN ('issued', 'voided') OR erased OR (
      state_number <> '' AND valid_from IS NOT NULL AND valid_to IS NOT NULL AND charged_fee_cents IS NOT NULL
      AND issued_at IS NOT NULL AND document_id IS NOT NULL
    )
  ),
  CONSTRAINT permits_refused_why CHECK (status <> 'refused' OR erased OR refusal_reason <> ''),
  CONSTRAINT permits_voided_whole CHECK (
    (status = 'voided') = (voided_at IS NOT NULL) AND (status <> 'voided' OR erased OR void_reason <> '')
  ),
  -- An issue brings its PDF, so none waits for one.
  CONSTRAINT permits_document_of_issue CHECK (document_id IS NULL OR version > 0)
);
COMMENT ON TABLE permits IS 'A permit of one state for one unit of an order.';
COMMENT ON COLUMN permits.vehicles IS 'The truck and trailer of this permit alone; null where they are those of its unit.';
-- Few permits have some, and searches for plates and numbers read them all.
CREATE INDEX permits_with_vehicles ON permits (order_id) WHERE vehicles IS NOT NULL;
COMMENT ON COLUMN permits.file_by IS 'When its office closes on the last day to file it in time, in Central Time; the start of its first day where the state issues at once; null for a permit that was written before the product knew one.';
-- A state whose permit is void may give another one for the same unit: of those that are not void there is one at most.
CREATE UNIQUE INDEX permits_of_unit ON permits (order_id, unit_id, state, (CASE WHEN status = 'voided' THEN id END)) NULLS NOT DISTINCT;
COMMENT ON INDEX permits_of_unit IS 'One permit of a state for each unit, beside those that are void.';
CREATE INDEX permits_by_last_day ON permits (valid_to) WHERE status = 'issued';
CREATE INDEX permits_issued ON permits (issued_at) INCLUDE (seconds_to_issue) WHERE status IN ('issued', 'voided');
-- How soon a state issued its last permits, without reading the others, and those for superloads apart.
CREATE INDEX permits_turnaround ON permits (state, issued_at DESC) INCLUDE (seconds_to_issue, is_superload)
  WHERE status IN ('issued', 'voided');
CREATE INDEX permits_by_number ON permits (search_code(state_number) text_pattern_ops) WHERE state_number <> '';
-- The job that marks older permits looks every hour.
CREATE INDEX permits_unmarked ON permits (id) WHERE is_superload IS NULL;
-- The admins' list of what carriers wait for.
CREATE INDEX permits_asked ON permits (order_id)
  WHERE state_question ->> 'askedAt' IS NOT NULL AND state_question -> 'answer' = 'null';
-- The list of open fee differences begins with the few permits whose states charged another fee than was sold. Without the statistics
-- almost all permits would be expected to be such.
CREATE INDEX permits_charged_otherwise ON permits (id) WHERE status IN ('issued', 'voided') AND charged_fee_cents - price_cents <> 0;
CREATE STATISTICS permits_charge_differences ON (charged_fee_cents - price_cents) FROM permits;

CREATE TABLE permit_documents (
  id uuid PRIMARY KEY,
  permit_id uuid NOT NULL REFERENCES permits (id) ON DELETE CASCADE,
  bytes integer NOT NULL CHECK (bytes > 0),
  sha256 text NOT NULL,
  stored_at timestamptz NOT NULL,
  stored_by uuid NOT NULL REFERENCES users (id),
  -- As the admin chose it; empty for the oldest ones.
  name text NOT NULL DEFAULT '',
  CONSTRAINT permit_documents_permit_key UNIQUE (permit_id, id)
);
COMMENT ON TABLE permit_documents IS 'The PDF of a permit, as it was issued or amended.';
-- A permit has documents, and one of them is its own.
ALTER TABLE permits
  ADD CONSTRAINT permits_own_document FOREIGN KEY (id, document_id) REFERENCES permit_documents (permit_id, id);

CREATE FUNCTION leave_permit_document() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO leftover_files (key, remove_after) VALUES ('permits/' || OLD.id, '-infinity')
      ON CONFLICT (key) DO UPDATE SET remove_after = '-infinity';
    RETURN OLD;
  END $$;
COMMENT ON FUNCTION leave_permit_document() IS 'Leaves the PDF''s file to be removed.';
CREATE TRIGGER leave_permit_document AFTER DELETE ON permit_documents
  FOR EACH ROW EXECUTE FUNCTION leave_permit_document();

CREATE TABLE permit_versions (
  permit_id uuid NOT NULL REFERENCES permits (id) ON DELETE CASCADE,
  version integer NOT NULL CHECK (version > 0),
  kind text NOT NULL CHECK (kind IN ('amended', 'replaced')),
  state_number text NOT NULL CHECK (state_number <> ''),
  valid_from date NOT NULL,
  valid_to date NOT NULL,
  granted_width_in integer CHECK (granted_width_in > 0),
  granted_height_in integer CHECK (granted_height_in > 0),
  granted_length_in integer CHECK (granted_length_in > 0),
  granted_weight_lb integer CHECK (granted_weight_lb > 0),
  document_id uuid NOT NULL UNIQUE,
  ended_at timestamptz NOT NULL,
  ended_by uuid NOT NULL REFERENCES users (id),
  PRIMARY KEY (permit_id, version),
  CHECK (valid_to >= valid_from),
  CONSTRAINT permit_versions_own_document FOREIGN KEY (permit_id, document_id)
    REFERENCES permit_documents (permit_id, id) ON DELETE CASCADE
);
COMMENT ON TABLE permit_versions IS 'An issued permit before it was amended, or before its document was replaced.';

-- The moment of payment never moves, so the time to issue does not either.
CREATE FUNCTION time_to_issue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.seconds_to_issue := (
    SELECT date_part('epoch', NEW.issued_at) - date_part('epoch', paid_at) FROM orders WHERE id = NEW.order_id
  );
  RETURN NEW;
END $$;
COMMENT ON FUNCTION time_to_issue() IS 'Measures the time from payment to issue.';
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
COMMENT ON FUNCTION count_permits_of_orders() IS 'Counts the permits of an order on it.';
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
COMMENT ON FUNCTION count_permits_of_paid_order() IS
  'Counts the permits of an order on its user once it is paid, and takes them off with it.';
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
COMMENT ON FUNCTION count_changed_permits() IS 'Counts permits of paid orders on their user.';
CREATE TRIGGER permits_added AFTER INSERT ON permits
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_changed_permits();
CREATE TRIGGER permits_removed AFTER DELETE ON permits
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_changed_permits();

CREATE FUNCTION last_day_of(of_order uuid) RETURNS date LANGUAGE sql STABLE
  RETURN (SELECT max(coalesce(valid_to, end_day)) FROM permits WHERE order_id = of_order AND status NOT IN ('refused', 'voided'));

CREATE FUNCTION file_by_of(of_order uuid) RETURNS timestamp LANGUAGE sql STABLE
  RETURN (SELECT min(CASE WHEN status = 'requested' THEN coalesce(file_by, start_day) ELSE start_day END)
    FROM permits WHERE order_id = of_order AND status IN ('requested', 'filed'));

-- The work queue and a carrier's count read these figures of orders alone. The tags are in permit_tags_of (fee differences).
-- One order after the other: a plan for all of them at once reads the whole table of permits where statistics are old.
CREATE FUNCTION sum_up_permits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET first_day = summed.first_day, last_day = summed.last_day, states_left = summed.states_left,
    permit_tags = summed.permit_tags, file_by = summed.file_by
  FROM (SELECT DISTINCT order_id FROM changed) AS touched,
    LATERAL (
      SELECT min(permits.start_day) FILTER (WHERE permits.status <> 'voided') AS first_day,
        last_day_of(touched.order_id) AS last_day,
        count(DISTINCT permits.state) FILTER (WHERE permits.status IN ('requested', 'filed')) AS states_left,
        permit_tags_of(touched.order_id) AS permit_tags,
        file_by_of(touched.order_id) AS file_by
      FROM permits WHERE permits.order_id = touched.order_id
    ) AS summed
  WHERE orders.id = touched.order_id
    AND (orders.first_day, orders.last_day, orders.states_left, orders.permit_tags, orders.file_by)
      IS DISTINCT FROM (summed.first_day, summed.last_day, summed.states_left, summed.permit_tags, summed.file_by);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION sum_up_permits() IS 'Sums up on the order its first and last day, the states that are left, its tags and the day to file by.';
CREATE TRIGGER permits_summed_up_after_insert AFTER INSERT ON permits
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sum_up_permits();
CREATE TRIGGER permits_summed_up_after_update AFTER UPDATE ON permits
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sum_up_permits();
CREATE TRIGGER permits_summed_up_after_delete AFTER DELETE ON permits
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sum_up_permits();

CREATE FUNCTION tag_queued_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.permit_tags = permit_tags_of(NEW.id);
  RETURN NEW;
END $$;
COMMENT ON FUNCTION tag_queued_order() IS 'Tags an order that comes back into the queue.';
CREATE TRIGGER orders_queued BEFORE UPDATE OF status ON orders FOR EACH ROW
  WHEN (old.status <> 'pending' AND new.status = 'pending') EXECUTE FUNCTION tag_queued_order();

CREATE TRIGGER permits_announced_after_insert AFTER INSERT ON permits
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_parts_of_orders();
CREATE TRIGGER permits_announced_after_update AFTER UPDATE ON permits
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_parts_of_orders();
CREATE TRIGGER permits_announced_after_delete AFTER DELETE ON permits
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_parts_of_orders();
