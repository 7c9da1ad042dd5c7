-- Sums that lists and statistics show. Triggers write them for all rows of a statement at once.

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
CREATE TRIGGER orders_summed_up AFTER INSERT ON orders
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION sum_up_paid_orders();
CREATE TRIGGER orders_summed_up_later AFTER UPDATE ON orders
  REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION sum_up_paid_orders();
CREATE TRIGGER orders_taken_off AFTER DELETE ON orders
  REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION sum_up_paid_orders();

INSERT INTO paid_quarters (quarter, slot, orders, permits, cents)
SELECT to_quarter(paid_at), 0, count(*), sum(counted_permits), sum(counted_cents) FROM orders WHERE paid_at IS NOT NULL GROUP BY 1;

-- Issued permits by the day in UTC and the time since the payment, in steps of two percent: percentiles of many permits without
-- sorting them.
CREATE TABLE issue_times (
  day date NOT NULL,
  step integer NOT NULL,
  permits integer NOT NULL,
  PRIMARY KEY (day, step)
);

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
CREATE TRIGGER permits_issue_summed_up AFTER INSERT ON permits
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION sum_up_issued_permits();
CREATE TRIGGER permits_issue_summed_up_later AFTER UPDATE ON permits
  REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION sum_up_issued_permits();
CREATE TRIGGER permits_issue_taken_off AFTER DELETE ON permits
  REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION sum_up_issued_permits();

INSERT INTO issue_times (day, step, permits)
SELECT (issued_at AT TIME ZONE 'UTC')::date, to_issue_step(seconds_to_issue), count(*)
FROM permits WHERE status IN ('issued', 'voided') AND seconds_to_issue IS NOT NULL GROUP BY 1, 2;

-- The statistics read the index alone.
DROP INDEX order_events_refusals;
CREATE INDEX order_events_refusals ON order_events (at) INCLUDE (order_id, what, permit_state, permit_unit)
  WHERE to_status IN ('rejected', 'refused');

-- The number of acts of the audit log, by what it is filtered by. Nobody removes an act.
CREATE TABLE audit_tallies (
  actor_id uuid NOT NULL REFERENCES users (id),
  what text NOT NULL,
  subject_kind text NOT NULL,
  acts integer NOT NULL,
  PRIMARY KEY (actor_id, what, subject_kind)
);

CREATE FUNCTION tally_acts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_tallies (actor_id, what, subject_kind, acts)
  SELECT actor_id, what, subject_kind, count(*) FROM fresh GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (actor_id, what, subject_kind) DO UPDATE SET acts = audit_tallies.acts + excluded.acts;
  RETURN NULL;
END $$;
CREATE TRIGGER audit_log_tallied AFTER INSERT ON audit_log
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION tally_acts();

INSERT INTO audit_tallies (actor_id, what, subject_kind, acts)
SELECT actor_id, what, subject_kind, count(*) FROM audit_log GROUP BY 1, 2, 3;

-- The counts beside a carrier's own lists read the index alone.
DROP INDEX orders_user;
CREATE INDEX orders_user ON orders (user_id, created_at DESC, id DESC) INCLUDE (status);
DROP INDEX notifications_user;
CREATE INDEX notifications_user ON notifications (user_id, created_at DESC, id DESC) INCLUDE (held_until) WHERE deleted_at IS NULL;
