-- Servers keep the first pages of a carrier's order list in memory. These triggers announce each change of the rows behind them.
CREATE FUNCTION announce_own_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_change('orders', owner) FROM (SELECT DISTINCT user_id AS owner FROM changed) AS owners;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION announce_own_orders() IS 'Tells all servers that orders of a carrier have changed.';

CREATE FUNCTION announce_parts_of_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_change('orders', owner) FROM (
    SELECT DISTINCT orders.user_id AS owner FROM (SELECT DISTINCT order_id FROM changed) AS parts
    JOIN orders ON orders.id = parts.order_id
  ) AS owners;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION announce_parts_of_orders() IS
  'Tells all servers that something has changed that the list of a carrier''s orders shows of another table.';

CREATE FUNCTION announce_renamed_clerk() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_change('orders', owner) FROM (SELECT DISTINCT user_id AS owner FROM orders WHERE begun_by = NEW.id) AS owners;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION announce_renamed_clerk() IS
  'Tells all servers of the carriers whose order lists name an admin who began an order for them.';
CREATE TRIGGER clerk_renamed AFTER UPDATE OF first_name, last_name ON users FOR EACH ROW
  WHEN ((NEW.first_name, NEW.last_name) IS DISTINCT FROM (OLD.first_name, OLD.last_name))
  EXECUTE FUNCTION announce_renamed_clerk();

-- A trigger that sees the changed rows is for one kind of statement only.
DO $$
DECLARE
  shown text;
  announce text;
BEGIN
  FOREACH shown IN ARRAY ARRAY['orders', 'units', 'permits', 'order_events', 'order_messages', 'adjustments'] LOOP
    announce = CASE shown WHEN 'orders' THEN 'announce_own_orders' ELSE 'announce_parts_of_orders' END;
    EXECUTE format('CREATE TRIGGER %1$s_announced_after_insert AFTER INSERT ON %1$s
      REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %2$s()', shown, announce);
    EXECUTE format('CREATE TRIGGER %1$s_announced_after_update AFTER UPDATE ON %1$s
      REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %2$s()', shown, announce);
    EXECUTE format('CREATE TRIGGER %1$s_announced_after_delete AFTER DELETE ON %1$s
      REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %2$s()', shown, announce);
  END LOOP;
END $$;
