-- The queue's filters and a carrier's count read orders alone: they read each permit of all of them before.
ALTER TABLE orders
  -- `TX requested` and `requested` for each state and status of a permit, `superload`, `charged otherwise` where a state took another fee.
  ADD COLUMN permit_tags text[] NOT NULL DEFAULT '{}',
  -- The last day of a permit that is not refused or voided: the state's own once it is issued. Null without any.
  ADD COLUMN last_day date;

CREATE FUNCTION permit_tags_of(of_order uuid) RETURNS text[] LANGUAGE sql STABLE
  RETURN (SELECT coalesce(array_agg(DISTINCT state || ' ' || status) || array_agg(DISTINCT status), '{}')
      || CASE WHEN bool_or(is_superload) THEN ARRAY['superload'] END
      || CASE WHEN bool_or(charged_fee_cents <> price_cents) THEN ARRAY['charged otherwise'] END
    FROM permits WHERE order_id = of_order);

CREATE FUNCTION last_day_of(of_order uuid) RETURNS date LANGUAGE sql STABLE
  RETURN (SELECT max(coalesce(valid_to, end_day)) FROM permits WHERE order_id = of_order AND status NOT IN ('refused', 'voided'));

-- One order after the other: a plan for all of them at once reads the whole table of permits where statistics are old.
CREATE OR REPLACE FUNCTION sum_up_permits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET first_day = summed.first_day, last_day = summed.last_day, states_left = summed.states_left,
    permit_tags = summed.permit_tags
  FROM (SELECT DISTINCT order_id FROM changed) AS touched,
    LATERAL (
      SELECT min(permits.start_day) FILTER (WHERE permits.status <> 'voided') AS first_day,
        last_day_of(touched.order_id) AS last_day,
        count(DISTINCT permits.state) FILTER (WHERE permits.status IN ('requested', 'filed')) AS states_left,
        permit_tags_of(touched.order_id) AS permit_tags
      FROM permits WHERE permits.order_id = touched.order_id
    ) AS summed
  WHERE orders.id = touched.order_id
    AND (orders.first_day, orders.last_day, orders.states_left, orders.permit_tags)
      IS DISTINCT FROM (summed.first_day, summed.last_day, summed.states_left, summed.permit_tags);
  RETURN NULL;
END $$;

-- Not all: each row has an entry in every index of orders. A permit that ends in the past counts as none, and an order whose permits
-- end there gets its tags when it enters the queue.
UPDATE orders SET last_day = last_day_of(id), permit_tags = permit_tags_of(id)
WHERE status = 'pending' OR id IN (SELECT order_id FROM permits WHERE coalesce(valid_to, end_day) >= current_date - 7);

CREATE FUNCTION tag_queued_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.permit_tags = permit_tags_of(NEW.id);
  RETURN NEW;
END $$;
CREATE TRIGGER orders_queued BEFORE UPDATE OF status ON orders FOR EACH ROW
  WHEN (old.status <> 'pending' AND new.status = 'pending') EXECUTE FUNCTION tag_queued_order();

CREATE INDEX orders_user_last_day ON orders (user_id, last_day) WHERE status IN ('pending', 'approved');
