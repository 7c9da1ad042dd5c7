CREATE SEQUENCE order_numbers START WITH 100001;

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
  -- A paid order of a deleted account has a snapshot and no company.
  CONSTRAINT orders_company_snapshot CHECK (company_id IS NULL OR company IS NOT NULL),
  CHECK ((status = 'draft') = (paid_at IS NULL)),
  CHECK ((status = 'draft') = (step < 7)),
  CHECK (status = 'draft' OR total_price_cents >= 50),
  CHECK (NOT jurisdictions && ARRAY['AK', 'DC', 'HI'])
);
CREATE INDEX orders_user ON orders (user_id, created_at DESC, id DESC);
CREATE INDEX orders_po_number ON orders (lower(po_number) text_pattern_ops) WHERE po_number <> '';
CREATE INDEX orders_queue ON orders (paid_at, id) WHERE status = 'pending';
CREATE INDEX orders_paid ON orders (paid_at, id) INCLUDE (counted_permits, counted_cents) WHERE paid_at IS NOT NULL;
-- One index for each column that the list of all orders is sorted by; the id decides between equals. Each holds everything that finding
-- a page takes, so that the rows before it are never visited.
CREATE INDEX orders_by_created_at ON orders (created_at, id) WHERE customer_email <> '';
CREATE INDEX orders_by_number ON orders (order_number, id) WHERE customer_email <> '';
CREATE INDEX orders_by_email ON orders (lower(customer_email), id) INCLUDE (customer_email) WHERE customer_email <> '';
CREATE INDEX orders_by_phone ON orders (customer_phone, id) WHERE customer_email <> '';
CREATE INDEX orders_by_status ON orders (status, created_at, id) WHERE customer_email <> '';

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
  -- The browser names its units, so an id is only unique within its order.
  PRIMARY KEY (order_id, id),
  UNIQUE (order_id, position) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT units_truck_snapshot CHECK (truck_id IS NULL OR truck IS NOT NULL),
  CONSTRAINT units_trailer_snapshot CHECK (trailer_id IS NULL OR trailer IS NOT NULL)
);
-- Deferred: a save replaces the units of a draft.
ALTER TABLE orders ADD CONSTRAINT orders_current_unit
  FOREIGN KEY (id, current_unit) REFERENCES units (order_id, id) DEFERRABLE INITIALLY DEFERRED;

CREATE TABLE order_events (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  at timestamptz NOT NULL,
  actor_id uuid REFERENCES users (id),
  what text NOT NULL DEFAULT 'status' CHECK (what IN ('status', 'permit', 'units', 'money', 'po-number')),
  -- State and unit name a permit, not its key: the event stays when a changed load does not need that permit any more.
  permit_state text,
  -- Counted from 1.
  permit_unit integer CHECK (permit_unit > 0),
  from_status text NOT NULL,
  to_status text NOT NULL,
  comment text NOT NULL DEFAULT '',
  CHECK ((what = 'permit') = (permit_state IS NOT NULL)),
  CHECK ((permit_state IS NULL) = (permit_unit IS NULL))
);
CREATE INDEX order_events_order ON order_events (order_id, at);
CREATE INDEX order_events_queued ON order_events (at) WHERE to_status = 'pending' AND what = 'status';
CREATE INDEX order_events_refusals ON order_events (at) WHERE to_status IN ('rejected', 'refused');

-- Notes of admins for admins; the carrier never sees them.
CREATE TABLE order_notes (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  author_id uuid NOT NULL REFERENCES users (id),
  at timestamptz NOT NULL,
  text text NOT NULL CHECK (text <> '' AND char_length(text) <= 2000)
);
CREATE INDEX order_notes_order ON order_notes (order_id, at DESC);

-- The admin who works on a pending order. The key allows one admin at most.
CREATE TABLE order_claims (
  order_id uuid PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  admin_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  claimed_at timestamptz NOT NULL
);
CREATE INDEX order_claims_admin ON order_claims (admin_id);

-- Triggers and not services: no claim outlives the decision of its order or the role of its admin, whoever writes either.
CREATE FUNCTION end_claim_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM order_claims WHERE order_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER order_left_queue AFTER UPDATE OF status ON orders
  FOR EACH ROW WHEN (OLD.status = 'pending' AND NEW.status <> 'pending') EXECUTE FUNCTION end_claim_of_order();

CREATE FUNCTION end_claims_of_admin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM order_claims WHERE admin_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER admin_left AFTER UPDATE OF deleted_at, role ON users
  FOR EACH ROW WHEN (NEW.deleted_at IS NOT NULL OR NEW.role <> 'admin') EXECUTE FUNCTION end_claims_of_admin();

-- The number of orders in each status of the list of all orders: counting them per request takes longer than all the rest. The count of
-- a status is the sum over its slots; each connection writes one of them, so that two payments at once do not wait for each other.
CREATE TABLE order_tallies (
  status text NOT NULL,
  slot integer NOT NULL,
  orders integer NOT NULL,
  PRIMARY KEY (status, slot)
);

CREATE FUNCTION tally_orders(of_status text, more integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO order_tallies (status, slot, orders) VALUES (of_status, pg_backend_pid() % 16, more)
  ON CONFLICT (status, slot) DO UPDATE SET orders = order_tallies.orders + excluded.orders
$$;

CREATE FUNCTION tally_changed_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tally_orders(counted.status, CASE TG_OP WHEN 'DELETE' THEN -counted.orders ELSE counted.orders END)
  FROM (SELECT status, count(*)::integer AS orders FROM changed WHERE customer_email <> '' GROUP BY status ORDER BY status) AS counted;
  RETURN NULL;
END $$;
CREATE TRIGGER orders_added AFTER INSERT ON orders
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tally_changed_orders();
CREATE TRIGGER orders_removed AFTER DELETE ON orders
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tally_changed_orders();

CREATE FUNCTION tally_moved_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Always in the same order, so that no two of them wait for each other.
  PERFORM tally_orders(moved.status, moved.more)
  FROM (VALUES (OLD.status, -1, OLD.customer_email), (NEW.status, 1, NEW.customer_email)) AS moved (status, more, email)
  WHERE moved.email <> '' ORDER BY moved.status;
  RETURN NULL;
END $$;
CREATE TRIGGER orders_moved AFTER UPDATE ON orders FOR EACH ROW
  WHEN (OLD.status <> NEW.status OR (OLD.customer_email = '') <> (NEW.customer_email = ''))
  EXECUTE FUNCTION tally_moved_order();
