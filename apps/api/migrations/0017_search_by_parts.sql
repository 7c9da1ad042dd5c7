-- Finds any part of a text by its groups of three letters. The extension comes with PostgreSQL but not with every packaging of it, and
-- an owner without the right may not add it: there the same queries read the whole table.
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_available_extensions WHERE name = 'pg_trgm') THEN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    -- Without fastupdate: its pending list would be read by every search.
    CREATE INDEX users_email_parts ON users USING gin (email gin_trgm_ops) WITH (fastupdate = off);
    CREATE INDEX audit_log_label_parts ON audit_log USING gin (lower(subject_label) gin_trgm_ops) WITH (fastupdate = off);
    -- Everything of a person that a row may hold, for the erasure of her data.
    CREATE INDEX audit_log_parts ON audit_log USING gin (
      lower(subject_label || ' ' || coalesce(before::text, '') || ' ' || coalesce(after::text, '')) gin_trgm_ops
    );
  END IF;
EXCEPTION WHEN insufficient_privilege OR undefined_object THEN
  RAISE WARNING 'pg_trgm cannot be used here: searches by a part of an e-mail read whole tables.';
END $$;
