-- Each sort of the lists of all orders and all users reads an index alone. The primary key also has the drafts without a customer.
CREATE INDEX orders_by_id ON orders (id) WHERE customer_email <> '';

-- The database reads an index of an expression alone only if the index has the columns of the expression, too.
DROP INDEX users_by_name;
CREATE INDEX users_by_name ON users (lower(first_name || ' ' || middle_name || ' ' || last_name), id)
  INCLUDE (first_name, middle_name, last_name) WHERE deleted_at IS NULL;
