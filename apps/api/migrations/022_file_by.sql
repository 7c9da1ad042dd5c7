-- The queue begins with what has to be filed first. The server knows the states' times, so it writes the day of each permit.
ALTER TABLE permits ADD COLUMN file_by date CHECK (file_by <= start_day);
COMMENT ON COLUMN permits.file_by IS 'The last day to file it in time; null for a permit that was written before the product knew one.';

-- Of an order, the first day on which a clerk has to act: the last one to file in time, and of a filed permit its first day.
ALTER TABLE orders ADD COLUMN file_by date;
COMMENT ON COLUMN orders.file_by IS 'The day by which its next permit has to be filed, or be there; null where none is left.';

CREATE FUNCTION file_by_of(of_order uuid) RETURNS date LANGUAGE sql STABLE
  RETURN (SELECT min(CASE WHEN status = 'requested' THEN coalesce(file_by, start_day) ELSE start_day END)
    FROM permits WHERE order_id = of_order AND status IN ('requested', 'filed'));

CREATE OR REPLACE FUNCTION sum_up_permits() RETURNS trigger LANGUAGE plpgsql AS $$
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

UPDATE orders SET file_by = file_by_of(id) WHERE status = 'pending';

CREATE INDEX orders_queue_by_file_by ON orders (file_by, first_day, paid_at, id) WHERE status = 'pending' AND NOT is_refunded;
