-- Codes are compared without spaces, dashes and case: `tx r-104` is `TXR104`.
CREATE FUNCTION search_code(code text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN upper(regexp_replace(code, '[^A-Za-z0-9]', '', 'g'));

CREATE INDEX permits_by_number ON permits (search_code(state_number) text_pattern_ops) WHERE state_number <> '';
CREATE INDEX orders_by_usdot ON orders ((company ->> 'dotNumber') text_pattern_ops) WHERE company IS NOT NULL;
CREATE INDEX units_by_truck_plate ON units (search_code(truck ->> 'plateNumber') text_pattern_ops);
CREATE INDEX units_by_trailer_plate ON units (search_code(trailer ->> 'plateNumber') text_pattern_ops);
-- Backwards: people read out the last digits of a VIN or a phone number.
CREATE INDEX units_by_truck_vin ON units (reverse(search_code(truck ->> 'vinCode')) text_pattern_ops);
CREATE INDEX units_by_trailer_vin ON units (reverse(search_code(trailer ->> 'vinCode')) text_pattern_ops);
CREATE INDEX orders_by_phone_end ON orders (reverse(customer_phone) text_pattern_ops) WHERE customer_phone <> '';
CREATE INDEX users_by_phone_end ON users (reverse(phone) text_pattern_ops) WHERE phone <> '';

-- Without pg_trgm (0017_search_by_parts.sql) a search by these reads whole tables.
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
    CREATE INDEX orders_title_parts ON orders USING gin (lower(title) gin_trgm_ops) WITH (fastupdate = off);
    CREATE INDEX orders_company_parts ON orders USING gin (lower(company ->> 'name') gin_trgm_ops) WITH (fastupdate = off);
    CREATE INDEX orders_email_parts ON orders USING gin (lower(customer_email) gin_trgm_ops) WITH (fastupdate = off);
  END IF;
END $$;

-- One order after the other: a plan for all of them at once reads the whole table of permits where statistics are old.
CREATE OR REPLACE FUNCTION sum_up_permits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET first_day = summed.first_day, states_left = summed.states_left
  FROM (SELECT DISTINCT order_id FROM changed) AS touched,
    LATERAL (
      SELECT min(permits.start_day) FILTER (WHERE permits.status <> 'voided') AS first_day,
        count(DISTINCT permits.state) FILTER (WHERE permits.status IN ('requested', 'filed')) AS states_left
      FROM permits WHERE permits.order_id = touched.order_id
    ) AS summed
  WHERE orders.id = touched.order_id
    AND (orders.first_day, orders.states_left) IS DISTINCT FROM (summed.first_day, summed.states_left);
  RETURN NULL;
END $$;

-- For the marks of the work queue.
CREATE INDEX order_events_units ON order_events (order_id) WHERE what = 'units';
CREATE INDEX order_events_resubmitted ON order_events (order_id)
  WHERE what = 'permit' AND from_status = 'refused' AND to_status = 'requested';
