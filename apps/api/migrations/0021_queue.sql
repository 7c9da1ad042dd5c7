-- The work queue is sorted by these figures. A trigger and not the stores computes them: wizard, filing, the change of units and the seed
-- write permits, and none of them may forget it.
ALTER TABLE orders
  -- The day on which the first permit must be valid; null without any.
  ADD COLUMN first_day date,
  -- States with a permit that is not issued or refused yet.
  ADD COLUMN states_left integer NOT NULL DEFAULT 0 CHECK (states_left >= 0);

-- Null for permits that were sold before this column, until a change of their units prices them again.
ALTER TABLE permits ADD COLUMN is_superload boolean;

CREATE FUNCTION sum_up_permits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET first_day = summed.first_day, states_left = summed.states_left
  FROM (
    SELECT touched.order_id, min(permits.start_day) FILTER (WHERE permits.status <> 'voided') AS first_day,
      count(DISTINCT permits.state) FILTER (WHERE permits.status IN ('requested', 'filed')) AS states_left
    FROM (SELECT DISTINCT order_id FROM changed) AS touched
    LEFT JOIN permits ON permits.order_id = touched.order_id
    GROUP BY touched.order_id
  ) AS summed
  WHERE orders.id = summed.order_id
    AND (orders.first_day, orders.states_left) IS DISTINCT FROM (summed.first_day, summed.states_left);
  RETURN NULL;
END $$;
CREATE TRIGGER permits_summed_up_after_insert AFTER INSERT ON permits
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sum_up_permits();
CREATE TRIGGER permits_summed_up_after_update AFTER UPDATE ON permits
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sum_up_permits();
CREATE TRIGGER permits_summed_up_after_delete AFTER DELETE ON permits
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sum_up_permits();

UPDATE orders SET first_day = summed.first_day, states_left = summed.states_left
FROM (
  SELECT order_id, min(start_day) FILTER (WHERE status <> 'voided') AS first_day,
    count(DISTINCT state) FILTER (WHERE status IN ('requested', 'filed')) AS states_left
  FROM permits GROUP BY order_id
) AS summed
WHERE orders.id = summed.order_id;

CREATE INDEX orders_queue_by_day ON orders (first_day, paid_at, id) WHERE status = 'pending';

-- The page that an admin sees first after sign-in.
ALTER TABLE users ADD COLUMN first_page text NOT NULL DEFAULT 'dashboard' CHECK (first_page IN ('dashboard', 'queue'));
