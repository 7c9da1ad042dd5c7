-- All that was captured of an order is given back, on its way back, or taken by a bank that decided a dispute for the cardholder.
ALTER TABLE orders
  ADD COLUMN dispute_lost_cents bigint NOT NULL DEFAULT 0,
  ADD COLUMN is_refunded boolean NOT NULL DEFAULT false;

CREATE FUNCTION set_order_refunded() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_refunded = NEW.counted_cents > 0 AND NEW.counted_cents <= NEW.refund_reserved_cents + NEW.dispute_lost_cents;
  RETURN NEW;
END $$;
CREATE TRIGGER orders_refunded BEFORE UPDATE OF counted_cents, refund_reserved_cents, dispute_lost_cents ON orders
  FOR EACH ROW EXECUTE FUNCTION set_order_refunded();

UPDATE orders SET dispute_lost_cents = lost.cents
FROM (
  SELECT payments.order_id, sum(disputes.amount_cents) AS cents
  FROM disputes JOIN payments ON payments.id = disputes.payment_id WHERE disputes.status = 'lost' GROUP BY payments.order_id
) AS lost
WHERE orders.id = lost.order_id;
UPDATE orders SET counted_cents = counted_cents WHERE counted_cents > 0 AND counted_cents <= refund_reserved_cents;
ALTER TABLE orders ADD CONSTRAINT orders_refunded_by_sums CHECK (
  is_refunded = (counted_cents > 0 AND counted_cents <= refund_reserved_cents + dispute_lost_cents)
);

-- Whoever settles a dispute holds the order already.
CREATE FUNCTION count_lost_dispute_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  lost bigint := CASE WHEN NEW.status = 'lost' THEN NEW.amount_cents ELSE 0 END
    - CASE WHEN TG_OP = 'UPDATE' AND OLD.status = 'lost' THEN OLD.amount_cents ELSE 0 END;
BEGIN
  IF lost <> 0 THEN
    UPDATE orders SET dispute_lost_cents = dispute_lost_cents + lost
    FROM payments WHERE payments.id = NEW.payment_id AND orders.id = payments.order_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER disputes_lost AFTER INSERT OR UPDATE OF status, amount_cents ON disputes
  FOR EACH ROW EXECUTE FUNCTION count_lost_dispute_of_order();

-- A refunded order waits for nobody, and its claim ends.
CREATE TRIGGER order_refunded AFTER UPDATE ON orders
  FOR EACH ROW WHEN (NEW.is_refunded AND NOT OLD.is_refunded) EXECUTE FUNCTION end_claim_of_order();
DELETE FROM order_claims USING orders WHERE orders.id = order_claims.order_id AND orders.is_refunded;

DROP INDEX orders_queue, orders_queue_by_day, orders_queue_by_states_left, orders_queue_by_company;
CREATE INDEX orders_queue ON orders (paid_at, id) WHERE status = 'pending' AND NOT is_refunded;
CREATE INDEX orders_queue_by_day ON orders (first_day, paid_at, id) WHERE status = 'pending' AND NOT is_refunded;
CREATE INDEX orders_queue_by_states_left ON orders (states_left, first_day, paid_at, id) WHERE status = 'pending' AND NOT is_refunded;
CREATE INDEX orders_queue_by_company ON orders (queue_company, first_day, paid_at, id) WHERE status = 'pending' AND NOT is_refunded;
