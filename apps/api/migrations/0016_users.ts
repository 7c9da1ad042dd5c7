import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE users
      -- Set by an admin: its owner chooses another at the first sign-in.
      ADD COLUMN password_is_temporary boolean NOT NULL DEFAULT false,
      -- Permits of the paid orders: counted as they come, so that a list can be sorted by it.
      ADD COLUMN total_permits integer NOT NULL DEFAULT 0 CHECK (total_permits >= 0);

    UPDATE users SET total_permits = counted.permits
    FROM (
      SELECT orders.user_id, count(*) AS permits
      FROM permits JOIN orders ON orders.id = permits.order_id
      WHERE orders.status <> 'draft'
      GROUP BY orders.user_id
    ) AS counted
    WHERE users.id = counted.user_id;

    -- One index for each column that the list of users is sorted by; the id decides between equals.
    CREATE INDEX users_by_email ON users (email, id) WHERE deleted_at IS NULL;
    CREATE INDEX users_by_name ON users (lower(first_name || ' ' || middle_name || ' ' || last_name), id) WHERE deleted_at IS NULL;
    CREATE INDEX users_by_phone ON users (phone, id) WHERE deleted_at IS NULL;
    CREATE INDEX users_by_role ON users (role, id) WHERE deleted_at IS NULL;
    CREATE INDEX users_by_total_permits ON users (total_permits, id) WHERE deleted_at IS NULL;
    CREATE INDEX users_by_created_at ON users (created_at, id) WHERE deleted_at IS NULL;

    -- Here and not in the stores: payment, the changing of units and the seed write permits, and none of them may forget the count.
    CREATE FUNCTION count_permits_of_paid_order() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      paid orders := COALESCE(NEW, OLD);
      sign integer := CASE TG_OP WHEN 'DELETE' THEN -1 ELSE 1 END;
    BEGIN
      UPDATE users SET total_permits = total_permits + sign * counted.permits
      FROM (SELECT count(*) AS permits FROM permits WHERE permits.order_id = paid.id) AS counted
      WHERE users.id = paid.user_id AND counted.permits > 0;
      RETURN paid;
    END $$;
    CREATE TRIGGER orders_paid AFTER UPDATE OF status ON orders
      FOR EACH ROW WHEN (OLD.status = 'draft' AND NEW.status <> 'draft') EXECUTE FUNCTION count_permits_of_paid_order();
    -- Before its permits go with it.
    CREATE TRIGGER orders_paid_deleted BEFORE DELETE ON orders
      FOR EACH ROW WHEN (OLD.status <> 'draft') EXECUTE FUNCTION count_permits_of_paid_order();

    CREATE FUNCTION count_changed_permits() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE users SET total_permits = total_permits + CASE TG_OP WHEN 'DELETE' THEN -counted.permits ELSE counted.permits END
      FROM (
        SELECT orders.user_id, count(*) AS permits
        FROM changed JOIN orders ON orders.id = changed.order_id
        WHERE orders.status <> 'draft'
        GROUP BY orders.user_id
      ) AS counted
      WHERE users.id = counted.user_id;
      RETURN NULL;
    END $$;
    CREATE TRIGGER permits_added AFTER INSERT ON permits
      REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_changed_permits();
    CREATE TRIGGER permits_removed AFTER DELETE ON permits
      REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_changed_permits();
  `.execute(db);
}
