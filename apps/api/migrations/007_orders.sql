CREATE SEQUENCE order_numbers START WITH 100001;

-- A PO / job number without the word before it: `PO 12345`, `P.O. #12345` and `12345` are one (toPoCode in the domain).
CREATE FUNCTION po_code(po_number text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce(
    nullif(regexp_replace(
      lower(btrim(po_number)),
      '^\s*(?:(?:purchase\s*order|p\s*\.?\s*o\s*\.?)(?![a-z])\s*(?:(?:numbers?|num|nr|no)(?![a-z]))?)?[\s.:#-]*',
      ''
    ), ''),
    lower(btrim(po_number))
  );

CREATE FUNCTION day_of(text) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN make_date(substr($1, 1, 4)::integer, substr($1, 6, 2)::integer, substr($1, 9, 2)::integer);
COMMENT ON FUNCTION day_of(text) IS 'The day that is written `2026-11-30`; a cast depends on a setting of the session.';

CREATE TABLE orders (
  id uuid PRIMARY KEY,
  order_number integer NOT NULL UNIQUE DEFAULT nextval('order_numbers'),
  user_id uuid NOT NULL REFERENCES users (id),
  status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'pending', 'approved', 'rejected')),
  step integer NOT NULL CHECK (step BETWEEN 1 AND 7),
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  customer_email text NOT NULL,
  customer_phone text NOT NULL,
  customer_person_name text NOT NULL,
  title text NOT NULL,
  -- The carrier's own number of the job. A draft keeps the typed text, too long or not.
  po_number text NOT NULL DEFAULT '',
  -- The snapshot outlives the company, and the company's changes.
  company_id uuid REFERENCES companies (id),
  company jsonb,
  jurisdictions text[] NOT NULL DEFAULT '{}',
  reviewed boolean NOT NULL DEFAULT false,
  -- Edits of the order's records since it was reviewed.
  review_changes jsonb NOT NULL DEFAULT '[]'
    CHECK (jsonb_typeof(review_changes) = 'array' AND (NOT reviewed OR review_changes = '[]')),
  -- The unit whose tab was open last; null where none was.
  current_unit uuid,
  total_price_cents integer NOT NULL DEFAULT 0 CHECK (total_price_cents >= 0),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  paid_at timestamptz,
  -- Permits and captured cents, summed up by triggers, so that the statistics of a year read two indexes and join nothing.
  counted_permits integer NOT NULL DEFAULT 0 CHECK (counted_permits >= 0),
  counted_cents bigint NOT NULL DEFAULT 0,
  -- The route and departure of the order (TripAnswer of the contract); null without one.
  trip jsonb CHECK (jsonb_typeof(trip) = 'object'),
  -- The day on which the first permit must be valid; null without any.
  first_day date,
  -- States with a permit that is not issued or refused yet.
  states_left integer NOT NULL DEFAULT 0 CHECK (states_left >= 0),
  -- The admin who began the order for its owner, who was on the phone.
  begun_by uuid REFERENCES users (id),
  -- When the owner was last told that the draft is complete.
  handed_over_at timestamptz,
  -- `TX requested` and `requested` for each state and status of a permit, `superload`, `charged otherwise` where a state took another
  -- fee, and `fee settled`: a settlement of the order, whatever has become of it since.
  permit_tags text[] NOT NULL DEFAULT '{}',
  -- The last day of a permit that is not refused or voided: the state's own once it is issued. Null without any.
  last_day date,
  -- Beside `counted_cents`, so that the filter by fee differences reads no payment of the orders that wait.
  refund_reserved_cents bigint NOT NULL DEFAULT 0,
  -- An index answers for a column alone, and not for an expression. Null unless the order waits.
  queue_company text,
  dispute_lost_cents bigint NOT NULL DEFAULT 0,
  -- All that was captured of the order is given back, on its way back, or taken by a bank that decided a dispute for the cardholder.
  is_refunded boolean NOT NULL DEFAULT false,
  filing jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(filing) = 'object'),
  file_by timestamp,
  -- A carrier's own orders are sorted by departure, and a stored trip is too long to be read for each of them.
  departs_on date GENERATED ALWAYS AS (coalesce(day_of(trip ->> 'startDate'), first_day)) STORED,
  made_by uuid REFERENCES users (id),
  -- A paid order of a deleted account has a snapshot and no company.
  CONSTRAINT orders_company_snapshot CHECK (company_id IS NULL OR company IS NOT NULL),
  CHECK ((status = 'draft') = (paid_at IS NULL)),
  CHECK ((status = 'draft') = (step < 7)),
  CHECK (status = 'draft' OR total_price_cents >= 50),
  CHECK (NOT jurisdictions && ARRAY['AK', 'DC', 'HI']),
  CHECK (begun_by <> user_id),
  CHECK (handed_over_at IS NULL OR begun_by IS NOT NULL),
  CONSTRAINT orders_refunded_by_sums CHECK (
    is_refunded = (counted_cents > 0 AND counted_cents <= refund_reserved_cents + dispute_lost_cents)
  )
);
COMMENT ON TABLE orders IS 'What a carrier requests and pays for together; a draft until it is paid.';
COMMENT ON COLUMN orders.filing IS 'What the carrier gave for the forms of states about the company, the trip and papers.';
COMMENT ON COLUMN orders.file_by IS 'The time by which its next permit has to be filed, or be there, in Central Time; null where none is left.';
COMMENT ON COLUMN orders.departs_on IS 'The day of departure; of an order without a trip, that on which its first permit must be valid.';
COMMENT ON COLUMN orders.made_by IS 'The person of the account who began the order; null if an admin did. On older orders null, too: their accounts had one person.';
-- The counts beside a carrier's own lists read the index alone.
CREATE INDEX orders_user ON orders (user_id, created_at DESC, id DESC) INCLUDE (status);
CREATE INDEX orders_user_departure ON orders (user_id, departs_on, id);
CREATE INDEX orders_user_last_day ON orders (user_id, last_day) WHERE status IN ('pending', 'approved');
CREATE INDEX orders_po_number ON orders (lower(po_number) text_pattern_ops) WHERE po_number <> '';
CREATE INDEX orders_po_code ON orders (po_code(po_number) text_pattern_ops) WHERE po_number <> '';
CREATE INDEX orders_begun_by ON orders (begun_by) WHERE begun_by IS NOT NULL;
CREATE INDEX orders_paid ON orders (paid_at, id) INCLUDE (counted_permits, counted_cents) WHERE paid_at IS NOT NULL;

-- Each sort of the queue has an index of its own. A refunded order waits for nobody.
CREATE INDEX orders_queue ON orders (paid_at, id) WHERE status = 'pending' AND NOT is_refunded;
CREATE INDEX orders_queue_by_day ON orders (first_day, paid_at, id) WHERE status = 'pending' AND NOT is_refunded;
CREATE INDEX orders_queue_by_file_by ON orders (file_by, first_day, paid_at, id) WHERE status = 'pending' AND NOT is_refunded;
CREATE INDEX orders_queue_by_states_left ON orders (states_left, first_day, paid_at, id) WHERE status = 'pending' AND NOT is_refunded;
CREATE INDEX orders_queue_by_company ON orders (queue_company, first_day, paid_at, id) WHERE status = 'pending' AND NOT is_refunded;

-- One index for each column that the list of all orders is sorted by; the id decides between equals. Each holds everything that finding
-- a page takes, so that the rows before it are never visited. The primary key also has the drafts without a customer.
CREATE INDEX orders_by_id ON orders (id) WHERE customer_email <> '';
CREATE INDEX orders_by_created_at ON orders (created_at, id) WHERE customer_email <> '';
CREATE INDEX orders_by_number ON orders (order_number, id) WHERE customer_email <> '';
CREATE INDEX orders_by_email ON orders (lower(customer_email), id) INCLUDE (customer_email) WHERE customer_email <> '';
CREATE INDEX orders_by_phone ON orders (customer_phone, id) WHERE customer_email <> '';
CREATE INDEX orders_by_status ON orders (status, created_at, id) WHERE customer_email <> '';

-- For the search of all orders.
CREATE INDEX orders_by_usdot ON orders ((company ->> 'dotNumber') text_pattern_ops) WHERE company IS NOT NULL;
-- Backwards, as people read out the last digits. Before a space: an extension is behind it.
CREATE INDEX orders_by_phone_end ON orders (reverse(split_part(customer_phone, ' ', 1)) text_pattern_ops) WHERE customer_phone <> '';
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_opclass WHERE opcname = 'gin_trgm_ops' AND pg_opclass_is_visible(oid)) THEN
    CREATE INDEX orders_title_parts ON orders USING gin (lower(title) gin_trgm_ops) WITH (fastupdate = off);
    CREATE INDEX orders_company_parts ON orders USING gin (lower(company ->> 'name') gin_trgm_ops) WITH (fastupdate = off);
    CREATE INDEX orders_contact_parts ON orders USING gin (lower(customer_person_name) gin_trgm_ops) WITH (fastupdate = off);
    CREATE INDEX orders_email_parts ON orders USING gin (lower(customer_email) gin_trgm_ops) WITH (fastupdate = off);
  END IF;
END $$;

CREATE FUNCTION set_queue_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.queue_company = CASE NEW.status WHEN 'pending' THEN lower(NEW.company ->> 'name') END;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION set_queue_company() IS 'Keeps the company''s name of a waiting order to sort by.';
CREATE TRIGGER orders_queue_company BEFORE INSERT OR UPDATE OF status, company ON orders
  FOR EACH ROW WHEN (NEW.status = 'pending' OR NEW.queue_company IS NOT NULL) EXECUTE FUNCTION set_queue_company();

CREATE FUNCTION set_order_refunded() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_refunded = NEW.counted_cents > 0 AND NEW.counted_cents <= NEW.refund_reserved_cents + NEW.dispute_lost_cents;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION set_order_refunded() IS 'Decides whether all that was captured of the order is given back or lost.';
CREATE TRIGGER orders_refunded BEFORE UPDATE OF counted_cents, refund_reserved_cents, dispute_lost_cents ON orders
  FOR EACH ROW EXECUTE FUNCTION set_order_refunded();

CREATE TABLE units (
  id uuid NOT NULL,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  position integer NOT NULL CHECK (position >= 0),
  truck_id uuid REFERENCES trucks (id),
  truck jsonb,
  trailer_id uuid REFERENCES trailers (id),
  trailer jsonb,
  load_type text CHECK (load_type IN ('general', 'manufactured_building', 'house_mobing', 'commodity', 'other')),
  width_in integer CHECK (width_in >= 0),
  height_in integer CHECK (height_in >= 0),
  length_in integer CHECK (length_in >= 0),
  front_overhang_in integer CHECK (front_overhang_in >= 0),
  rear_overhang_in integer CHECK (rear_overhang_in >= 0),
  weight_lb integer CHECK (weight_lb >= 0),
  axle_ab_in integer CHECK (axle_ab_in >= 0),
  axle_bc_in integer CHECK (axle_bc_in >= 0),
  axle_cd_in integer CHECK (axle_cd_in >= 0),
  axle_de_in integer CHECK (axle_de_in >= 0),
  axle_ef_in integer CHECK (axle_ef_in >= 0),
  typed jsonb NOT NULL DEFAULT '{}',
  -- Optional figures of each axle, front to back. A draft keeps impossible ones.
  axle_a_lb integer CHECK (axle_a_lb >= 0),
  axle_b_lb integer CHECK (axle_b_lb >= 0),
  axle_c_lb integer CHECK (axle_c_lb >= 0),
  axle_d_lb integer CHECK (axle_d_lb >= 0),
  axle_e_lb integer CHECK (axle_e_lb >= 0),
  axle_f_lb integer CHECK (axle_f_lb >= 0),
  axle_a_tires integer CHECK (axle_a_tires >= 0),
  axle_b_tires integer CHECK (axle_b_tires >= 0),
  axle_c_tires integer CHECK (axle_c_tires >= 0),
  axle_d_tires integer CHECK (axle_d_tires >= 0),
  axle_e_tires integer CHECK (axle_e_tires >= 0),
  axle_f_tires integer CHECK (axle_f_tires >= 0),
  -- From the kingpin to the center of the trailer's last axle, which some states limit.
  kingpin_in integer CHECK (kingpin_in >= 0),
  -- The seventh axle and those after it, which few units have: distances, weights and tires by their names; null where there are none.
  more_axles jsonb CHECK (jsonb_typeof(more_axles) = 'object'),
  filing jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(filing) = 'object'),
  -- The browser names its units, so an id is only unique within its order.
  PRIMARY KEY (order_id, id),
  UNIQUE (order_id, position) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT units_truck_snapshot CHECK (truck_id IS NULL OR truck IS NOT NULL),
  CONSTRAINT units_trailer_snapshot CHECK (trailer_id IS NULL OR trailer IS NOT NULL)
);
COMMENT ON TABLE units IS 'One truck, one trailer and their load, in an order.';
COMMENT ON COLUMN units.filing IS 'What the carrier gave for the forms of states about this truck, trailer and load.';
-- Finds the last load of a truck and its trailer.
CREATE INDEX units_truck_and_trailer ON units (truck_id, trailer_id);
CREATE INDEX units_by_truck_plate ON units (search_code(truck ->> 'plateNumber') text_pattern_ops);
CREATE INDEX units_by_trailer_plate ON units (search_code(trailer ->> 'plateNumber') text_pattern_ops);
-- Backwards: people read out the last digits of a VIN.
CREATE INDEX units_by_truck_vin ON units (reverse(search_code(truck ->> 'vinCode')) text_pattern_ops);
CREATE INDEX units_by_trailer_vin ON units (reverse(search_code(trailer ->> 'vinCode')) text_pattern_ops);
CREATE INDEX units_by_truck_number ON units (search_code(truck ->> 'internalNumber'));
CREATE INDEX units_by_trailer_number ON units (search_code(trailer ->> 'internalNumber'));
-- Deferred: a save replaces the units of a draft.
ALTER TABLE orders ADD CONSTRAINT orders_current_unit
  FOREIGN KEY (id, current_unit) REFERENCES units (order_id, id) DEFERRABLE INITIALLY DEFERRED;

CREATE TABLE order_claims (
  order_id uuid PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  admin_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  claimed_at timestamptz NOT NULL
);
COMMENT ON TABLE order_claims IS 'The admin who works on a pending order. The key allows one admin at most.';
CREATE INDEX order_claims_admin ON order_claims (admin_id);

-- Triggers and not services: no claim outlives the decision of its order or the role of its admin, whoever writes either.
CREATE FUNCTION end_claim_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM order_claims WHERE order_id = NEW.id;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION end_claim_of_order() IS 'Ends the claim of an order that waits for nobody any more.';
CREATE TRIGGER order_left_queue AFTER UPDATE OF status ON orders
  FOR EACH ROW WHEN (OLD.status = 'pending' AND NEW.status <> 'pending') EXECUTE FUNCTION end_claim_of_order();
-- A refunded order waits for nobody, and its claim ends.
CREATE TRIGGER order_refunded AFTER UPDATE ON orders
  FOR EACH ROW WHEN (NEW.is_refunded AND NOT OLD.is_refunded) EXECUTE FUNCTION end_claim_of_order();

CREATE FUNCTION end_claims_of_admin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM order_claims WHERE admin_id = NEW.id;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION end_claims_of_admin() IS 'Ends the claims of an admin who has left.';
CREATE TRIGGER admin_left AFTER UPDATE OF deleted_at, role ON users
  FOR EACH ROW WHEN (NEW.deleted_at IS NOT NULL OR NEW.role <> 'admin') EXECUTE FUNCTION end_claims_of_admin();

-- Servers keep the first pages of a carrier's order list in memory. Triggers announce each change of the rows behind them. A trigger that
-- sees the changed rows is for one kind of statement only.
CREATE FUNCTION announce_own_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_change('orders', owner) FROM (SELECT DISTINCT user_id AS owner FROM changed) AS owners;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION announce_own_orders() IS 'Tells all servers that orders of a carrier have changed.';

CREATE FUNCTION announce_parts_of_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_change('orders', owner) FROM (
    SELECT DISTINCT orders.user_id AS owner FROM (SELECT DISTINCT order_id FROM changed) AS parts
    JOIN orders ON orders.id = parts.order_id
  ) AS owners;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION announce_parts_of_orders() IS
  'Tells all servers that something has changed that the list of a carrier''s orders shows of another table.';

CREATE FUNCTION announce_renamed_clerk() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_change('orders', owner) FROM (SELECT DISTINCT user_id AS owner FROM orders WHERE begun_by = NEW.id) AS owners;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION announce_renamed_clerk() IS
  'Tells all servers of the carriers whose order lists name an admin who began an order for them.';
CREATE TRIGGER clerk_renamed AFTER UPDATE OF first_name, last_name ON users FOR EACH ROW
  WHEN ((NEW.first_name, NEW.last_name) IS DISTINCT FROM (OLD.first_name, OLD.last_name))
  EXECUTE FUNCTION announce_renamed_clerk();

CREATE TRIGGER orders_announced_after_insert AFTER INSERT ON orders
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_own_orders();
CREATE TRIGGER orders_announced_after_update AFTER UPDATE ON orders
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_own_orders();
CREATE TRIGGER orders_announced_after_delete AFTER DELETE ON orders
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_own_orders();

CREATE TRIGGER units_announced_after_insert AFTER INSERT ON units
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_parts_of_orders();
CREATE TRIGGER units_announced_after_update AFTER UPDATE ON units
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_parts_of_orders();
CREATE TRIGGER units_announced_after_delete AFTER DELETE ON units
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_parts_of_orders();
