import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- One index for each column that the list of all orders is sorted by; the id decides between equals. Each holds all that finding a
    -- page takes, so that the rows before it are never visited.
    CREATE INDEX orders_by_created_at ON orders (created_at, id) WHERE customer_email <> '';
    CREATE INDEX orders_by_number ON orders (order_number, id) WHERE customer_email <> '';
    CREATE INDEX orders_by_email ON orders (lower(customer_email), id) INCLUDE (customer_email) WHERE customer_email <> '';
    CREATE INDEX orders_by_phone ON orders (customer_phone, id) WHERE customer_email <> '';
    CREATE INDEX orders_by_status ON orders (status, created_at, id) WHERE customer_email <> '';

    -- How many orders that list has in each status: counted as they come and move, because counting them takes longer than all the rest.
    -- The count of a status is the sum over its slots; each connection writes one of them, so that two payments at once do not wait for
    -- each other.
    CREATE TABLE order_tallies (
      status text NOT NULL,
      slot integer NOT NULL,
      orders integer NOT NULL,
      PRIMARY KEY (status, slot)
    );
    INSERT INTO order_tallies (status, slot, orders)
      SELECT status, 0, count(*) FROM orders WHERE customer_email <> '' GROUP BY status;

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
    CREATE TRIGGER orders_moved AFTER UPDATE ON orders FOR EACH ROW
      WHEN (OLD.status <> NEW.status OR (OLD.customer_email = '') <> (NEW.customer_email = ''))
      EXECUTE FUNCTION tally_moved_order();
  `.execute(db);
}
