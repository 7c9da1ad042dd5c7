-- The role wideload_server serves requests. It reads and writes rows, and can change no table, no trigger and no function, so
-- what the database forbids stays forbidden. The owner of the database migrates it.
-- As a superuser, in the product's database, before or after its first migration (docs/operators/deployment.md):
--   psql --dbname=wideload --single-transaction --set=ON_ERROR_STOP=1 --file=serving-role.sql

DO $$
DECLARE
  owner regrole := (SELECT datdba FROM pg_database WHERE datname = current_database());
BEGIN
  IF to_regrole('wideload_server') IS NULL THEN
    CREATE ROLE wideload_server LOGIN;
  END IF;
  EXECUTE format('REVOKE ALL ON DATABASE %I FROM PUBLIC', current_database());
  EXECUTE format('GRANT CONNECT ON DATABASE %I TO wideload_server', current_database());
  -- For the tables of later migrations.
  EXECUTE format(
    'ALTER DEFAULT PRIVILEGES FOR ROLE %s IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO wideload_server',
    owner
  );
  EXECUTE format(
    'ALTER DEFAULT PRIVILEGES FOR ROLE %s IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO wideload_server',
    owner
  );
END
$$;

REVOKE CREATE ON SCHEMA public FROM PUBLIC;
GRANT USAGE ON SCHEMA public TO wideload_server;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO wideload_server;
GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO wideload_server;
