-- A carrier's own orders are sorted by departure, and a stored trip is too long to be read for each of them.
CREATE FUNCTION day_of(text) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN make_date(substr($1, 1, 4)::integer, substr($1, 6, 2)::integer, substr($1, 9, 2)::integer);
COMMENT ON FUNCTION day_of(text) IS 'The day that is written `2026-11-30`; a cast depends on a setting of the session.';

ALTER TABLE orders ADD COLUMN departs_on date GENERATED ALWAYS AS (coalesce(day_of(trip ->> 'startDate'), first_day)) STORED;
COMMENT ON COLUMN orders.departs_on IS 'The day of departure; of an order without a trip, that on which its first permit must be valid.';
CREATE INDEX orders_user_departure ON orders (user_id, departs_on, id);
