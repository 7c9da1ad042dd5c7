-- Sums that lists and statistics show. Triggers write them for all rows of a statement at once.

-- Counting them per request takes longer than all the rest. The count of a status is the sum over its slots; each connection writes one
-- of them, so that two payments at once do not wait for each other.
CREATE TABLE order_tallies (
  status text NOT NULL,
  slot integer NOT NULL,
  orders integer NOT NULL,
  PRIMARY KEY (status, slot)
);
COMMENT ON TABLE order_tallies IS 'The number of orders in each status of the list of all orders.';

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
COMMENT ON FUNCTION tally_changed_orders() IS 'Counts new and deleted orders by status.';
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
COMMENT ON FUNCTION tally_moved_order() IS 'Counts an order in its new status, no longer in its old one.';
CREATE TRIGGER orders_moved AFTER UPDATE ON orders FOR EACH ROW
  WHEN (OLD.status <> NEW.status OR (OLD.customer_email = '') <> (NEW.customer_email = ''))
  EXECUTE FUNCTION tally_moved_order();

-- Every zone in use is a multiple of a quarter of an hour from UTC, so the days of any viewer are whole quarters. Each connection writes
-- one of four slots, so that payments of the same quarter rarely wait for each other.
CREATE TABLE paid_quarters (
  quarter timestamptz NOT NULL,
  slot integer NOT NULL,
  orders integer NOT NULL,
  permits integer NOT NULL,
  cents bigint NOT NULL,
  PRIMARY KEY (quarter, slot)
);
COMMENT ON TABLE paid_quarters IS 'Paid orders, their permits and cents, by the quarter of an hour of the payment.';

CREATE FUNCTION to_quarter(at timestamptz) RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN date_bin('15 minutes', at, '2000-01-01 00:00:00+00'::timestamptz);

CREATE FUNCTION sum_up_paid(of_quarter timestamptz, more_orders bigint, more_permits bigint, more_cents numeric) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO paid_quarters (quarter, slot, orders, permits, cents)
  VALUES (of_quarter, pg_backend_pid() % 4, more_orders, more_permits, more_cents)
  ON CONFLICT (quarter, slot) DO UPDATE SET orders = paid_quarters.orders + excluded.orders,
    permits = paid_quarters.permits + excluded.permits, cents = paid_quarters.cents + excluded.cents
$$;

CREATE FUNCTION sum_up_paid_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM sum_up_paid(to_quarter(paid_at), count(*), sum(counted_permits), sum(counted_cents))
      FROM fresh WHERE paid_at IS NOT NULL GROUP BY to_quarter(paid_at) ORDER BY to_quarter(paid_at);
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM sum_up_paid(to_quarter(paid_at), -count(*), -sum(counted_permits), -sum(counted_cents))
      FROM stale WHERE paid_at IS NOT NULL GROUP BY to_quarter(paid_at) ORDER BY to_quarter(paid_at);
  ELSE
    PERFORM sum_up_paid(to_quarter(paid_at), sum(sign), sum(sign * permits), sum(sign * cents))
      FROM (
        SELECT moved.* FROM fresh JOIN stale USING (id) CROSS JOIN LATERAL (VALUES
          (1, fresh.paid_at, fresh.counted_permits, fresh.counted_cents), (-1, stale.paid_at, stale.counted_permits, stale.counted_cents)
        ) AS moved (sign, paid_at, permits, cents)
        WHERE (fresh.paid_at, fresh.counted_permits, fresh.counted_cents)
          IS DISTINCT FROM (stale.paid_at, stale.counted_permits, stale.counted_cents)
      ) AS changed WHERE paid_at IS NOT NULL GROUP BY to_quarter(paid_at) ORDER BY to_quarter(paid_at);
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION sum_up_paid_orders() IS 'Sums up paid orders by the quarter of an hour.';
CREATE TRIGGER orders_summed_up AFTER INSERT ON orders
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION sum_up_paid_orders();
CREATE TRIGGER orders_summed_up_later AFTER UPDATE ON orders
  REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION sum_up_paid_orders();
CREATE TRIGGER orders_taken_off AFTER DELETE ON orders
  REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION sum_up_paid_orders();

-- Percentiles of many permits without sorting them.
CREATE TABLE issue_times (
  day date NOT NULL,
  step integer NOT NULL,
  permits integer NOT NULL,
  PRIMARY KEY (day, step)
);
COMMENT ON TABLE issue_times IS 'Issued permits by the day in UTC and the time since the payment, in steps of two percent.';

CREATE FUNCTION to_issue_step(seconds double precision) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN floor(ln(greatest(seconds, 1)) / ln(1.02::double precision))::integer;

CREATE FUNCTION sum_up_issue(of_day date, of_step integer, more bigint) RETURNS void LANGUAGE sql AS $$
  INSERT INTO issue_times (day, step, permits) VALUES (of_day, of_step, more)
  ON CONFLICT (day, step) DO UPDATE SET permits = issue_times.permits + excluded.permits
$$;

CREATE FUNCTION sum_up_issued_permits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM sum_up_issue(day, step, count(*)) FROM (
      SELECT (issued_at AT TIME ZONE 'UTC')::date AS day, to_issue_step(seconds_to_issue) AS step FROM fresh
      WHERE status IN ('issued', 'voided') AND seconds_to_issue IS NOT NULL
    ) AS changed GROUP BY day, step ORDER BY day, step;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM sum_up_issue(day, step, -count(*)) FROM (
      SELECT (issued_at AT TIME ZONE 'UTC')::date AS day, to_issue_step(seconds_to_issue) AS step FROM stale
      WHERE status IN ('issued', 'voided') AND seconds_to_issue IS NOT NULL
    ) AS changed GROUP BY day, step ORDER BY day, step;
  ELSE
    PERFORM sum_up_issue(day, step, sum(sign)) FROM (
      SELECT sign, (moved.issued_at AT TIME ZONE 'UTC')::date AS day, to_issue_step(seconds) AS step
      FROM fresh JOIN stale USING (id) CROSS JOIN LATERAL (VALUES
        (1, fresh.status, fresh.issued_at, fresh.seconds_to_issue), (-1, stale.status, stale.issued_at, stale.seconds_to_issue)
      ) AS moved (sign, status, issued_at, seconds)
      WHERE moved.status IN ('issued', 'voided') AND seconds IS NOT NULL
        AND (fresh.status IN ('issued', 'voided'), fresh.issued_at, fresh.seconds_to_issue)
          IS DISTINCT FROM (stale.status IN ('issued', 'voided'), stale.issued_at, stale.seconds_to_issue)
    ) AS changed GROUP BY day, step ORDER BY day, step;
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION sum_up_issued_permits() IS 'Counts issued permits by day and time to issue.';
CREATE TRIGGER permits_issue_summed_up AFTER INSERT ON permits
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION sum_up_issued_permits();
CREATE TRIGGER permits_issue_summed_up_later AFTER UPDATE ON permits
  REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION sum_up_issued_permits();
CREATE TRIGGER permits_issue_taken_off AFTER DELETE ON permits
  REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION sum_up_issued_permits();
