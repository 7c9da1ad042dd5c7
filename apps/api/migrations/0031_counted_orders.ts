import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What the statistics add up of an order and its permits, kept beside them, so that a year is read off two indexes and joins nothing.
    ALTER TABLE orders
      ADD COLUMN counted_permits integer NOT NULL DEFAULT 0 CHECK (counted_permits >= 0),
      ADD COLUMN counted_cents bigint NOT NULL DEFAULT 0;
    ALTER TABLE permits ADD COLUMN seconds_to_issue double precision;

    UPDATE orders SET counted_permits = counted.permits
      FROM (SELECT order_id, count(*) AS permits FROM permits GROUP BY order_id) AS counted WHERE counted.order_id = orders.id;
    UPDATE orders SET counted_cents = counted.cents
      FROM (SELECT order_id, sum(captured_cents) AS cents FROM payments GROUP BY order_id) AS counted
      WHERE counted.order_id = orders.id AND counted.cents <> 0;
    UPDATE permits SET seconds_to_issue = date_part('epoch', permits.issued_at) - date_part('epoch', orders.paid_at)
      FROM orders WHERE orders.id = permits.order_id AND permits.issued_at IS NOT NULL;

    DROP INDEX orders_paid;
    CREATE INDEX orders_paid ON orders (paid_at, id) INCLUDE (counted_permits, counted_cents) WHERE paid_at IS NOT NULL;
    DROP INDEX permits_issued;
    CREATE INDEX permits_issued ON permits (issued_at) INCLUDE (seconds_to_issue) WHERE status = 'issued';
    DROP INDEX payments_captured;
    CREATE INDEX payments_order ON payments (order_id);

    -- Here and not in the stores: wizard, payment, the changing of units and the seed write these rows, and none of them may forget it.
    CREATE FUNCTION count_permits_of_orders() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE orders SET counted_permits = counted_permits + CASE TG_OP WHEN 'DELETE' THEN -counted.permits ELSE counted.permits END
      FROM (SELECT order_id, count(*) AS permits FROM changed GROUP BY order_id) AS counted
      WHERE orders.id = counted.order_id;
      RETURN NULL;
    END $$;
    CREATE TRIGGER permits_counted AFTER INSERT ON permits
      REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_permits_of_orders();
    CREATE TRIGGER permits_discounted AFTER DELETE ON permits
      REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_permits_of_orders();

    -- Whoever writes what was captured holds the order already (lockOrderForPayment).
    CREATE FUNCTION count_captured_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      more bigint := CASE TG_OP WHEN 'DELETE' THEN 0 ELSE NEW.captured_cents END - CASE TG_OP WHEN 'INSERT' THEN 0 ELSE OLD.captured_cents END;
    BEGIN
      IF more <> 0 THEN
        UPDATE orders SET counted_cents = counted_cents + more WHERE id = COALESCE(NEW.order_id, OLD.order_id);
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER payments_counted AFTER INSERT OR DELETE OR UPDATE OF captured_cents ON payments
      FOR EACH ROW EXECUTE FUNCTION count_captured_of_order();

    -- The moment of payment never moves, so that the time it took does not either.
    CREATE FUNCTION time_to_issue() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.seconds_to_issue := (
        SELECT date_part('epoch', NEW.issued_at) - date_part('epoch', paid_at) FROM orders WHERE id = NEW.order_id
      );
      RETURN NEW;
    END $$;
    CREATE TRIGGER permits_timed BEFORE INSERT OR UPDATE OF issued_at ON permits
      FOR EACH ROW EXECUTE FUNCTION time_to_issue();
  `.execute(db);
}
