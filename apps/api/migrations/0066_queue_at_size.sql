-- Each sort of the queue has an index: by the company and by the states that are left, all waiting orders were read and sorted.
CREATE INDEX orders_queue_by_company ON orders (lower(company ->> 'name'), first_day, paid_at, id) WHERE status = 'pending';
CREATE INDEX orders_queue_by_states_left ON orders (states_left, first_day, paid_at, id) WHERE status = 'pending';

-- The sum of a payout is read from its index alone.
DROP INDEX balance_lines_payout;
CREATE INDEX balance_lines_payout ON balance_lines (payout_id, created_at_provider, provider_line_id) INCLUDE (type, net_cents)
  WHERE payout_id IS NOT NULL;

-- Beside `counted_cents`, so that the filter by fee differences reads no payment of the orders that wait.
ALTER TABLE orders ADD COLUMN refund_reserved_cents bigint NOT NULL DEFAULT 0;
UPDATE orders SET refund_reserved_cents = reserved.cents
FROM (SELECT order_id, sum(refund_reserved_cents) AS cents FROM payments WHERE refund_reserved_cents > 0 GROUP BY order_id) AS reserved
WHERE orders.id = reserved.order_id;

-- Whoever writes what was captured or is given back holds the order already.
CREATE OR REPLACE FUNCTION count_captured_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  captured bigint := CASE TG_OP WHEN 'DELETE' THEN 0 ELSE NEW.captured_cents END - CASE TG_OP WHEN 'INSERT' THEN 0 ELSE OLD.captured_cents END;
  reserved bigint := CASE TG_OP WHEN 'DELETE' THEN 0 ELSE NEW.refund_reserved_cents END
    - CASE TG_OP WHEN 'INSERT' THEN 0 ELSE OLD.refund_reserved_cents END;
BEGIN
  IF captured <> 0 OR reserved <> 0 THEN
    UPDATE orders SET counted_cents = counted_cents + captured, refund_reserved_cents = refund_reserved_cents + reserved
    WHERE id = COALESCE(NEW.order_id, OLD.order_id);
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER payments_counted ON payments;
CREATE TRIGGER payments_counted AFTER INSERT OR DELETE OR UPDATE OF captured_cents, refund_reserved_cents ON payments
  FOR EACH ROW EXECUTE FUNCTION count_captured_of_order();

-- Also `fee settled`: a settlement of an order, whatever has become of it since.
CREATE OR REPLACE FUNCTION permit_tags_of(of_order uuid) RETURNS text[] LANGUAGE sql STABLE
  RETURN (SELECT coalesce(array_agg(DISTINCT state || ' ' || status) || array_agg(DISTINCT status), '{}')
      || CASE WHEN bool_or(is_superload) THEN ARRAY['superload'] END
      || CASE WHEN bool_or(charged_fee_cents <> price_cents) THEN ARRAY['charged otherwise'] END
      || CASE WHEN EXISTS (SELECT FROM fee_settlements WHERE fee_settlements.order_id = of_order) THEN ARRAY['fee settled'] END
    FROM permits WHERE order_id = of_order);

-- Whoever settles a fee holds the order already.
CREATE FUNCTION tag_settled_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET permit_tags = permit_tags_of(id) WHERE id = NEW.order_id;
  RETURN NULL;
END $$;
CREATE TRIGGER fee_settlements_tagged AFTER INSERT ON fee_settlements FOR EACH ROW EXECUTE FUNCTION tag_settled_order();
UPDATE orders SET permit_tags = permit_tags_of(id) WHERE id IN (SELECT order_id FROM fee_settlements);
