-- An index answers for a column alone, and not for an expression: by company, each order up to a page was read from its table.
-- Null unless the order waits.
ALTER TABLE orders ADD COLUMN queue_company text;
CREATE FUNCTION set_queue_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.queue_company = CASE NEW.status WHEN 'pending' THEN lower(NEW.company ->> 'name') END;
  RETURN NEW;
END $$;
CREATE TRIGGER orders_queue_company BEFORE INSERT OR UPDATE OF status, company ON orders
  FOR EACH ROW WHEN (NEW.status = 'pending' OR NEW.queue_company IS NOT NULL) EXECUTE FUNCTION set_queue_company();
UPDATE orders SET queue_company = lower(company ->> 'name') WHERE status = 'pending';
DROP INDEX orders_queue_by_company;
CREATE INDEX orders_queue_by_company ON orders (queue_company, first_day, paid_at, id) WHERE status = 'pending';
