-- The tables of the installation, which belong to no noun of the product, and the functions that several nouns share.

-- Finds any part of a text by its groups of three letters. The extension comes with PostgreSQL but not with every packaging of it, and
-- an owner without the right may not add it: there the same queries read the whole table. Later files make its indexes only where its
-- operators are found.
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_available_extensions WHERE name = 'pg_trgm') THEN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
  END IF;
EXCEPTION WHEN insufficient_privilege THEN
  RAISE WARNING 'pg_trgm cannot be used here: searches by a part of an e-mail read whole tables.';
END $$;

-- A name resembles what was typed, with letters missing, wrong or swapped. Both are inlined, so that an index of trigrams answers; without
-- the extension nothing is alike.
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_opclass WHERE opcname = 'gin_trgm_ops' AND pg_opclass_is_visible(oid)) THEN
    CREATE FUNCTION resembles(name text, typed text) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE RETURN name %> typed;
    CREATE FUNCTION resemblance(name text, typed text) RETURNS real LANGUAGE sql STABLE PARALLEL SAFE
      RETURN word_similarity(typed, name);
  ELSE
    CREATE FUNCTION resembles(name text, typed text) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE RETURN false;
    CREATE FUNCTION resemblance(name text, typed text) RETURNS real LANGUAGE sql STABLE PARALLEL SAFE RETURN 0::real;
  END IF;
END $$;

-- Codes are compared without spaces, dashes and case: `tx r-104` is `TXR104`.
CREATE FUNCTION search_code(code text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN upper(regexp_replace(code, '[^A-Za-z0-9]', '', 'g'));

-- Servers keep open sessions and the versions of feeds in memory, and hear of their changes by NOTIFY. Triggers and not the stores call
-- this: whoever ends a session, no server may go on with it. A database without NOTIFY needs an empty function here: then no server
-- hears itself, and each request asks the database.
CREATE FUNCTION announce_change(topic text, owner uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('wideload_changes', topic || ' ' || owner);
END $$;

-- A file and a row cannot be written in one transaction, so the key is here before the file is stored, and goes with the commit of the
-- row.
CREATE TABLE leftover_files (
  key text PRIMARY KEY,
  remove_after timestamptz NOT NULL
);
COMMENT ON TABLE leftover_files IS 'Stored files without a row, or without one yet: removed once the time has come.';

-- Servers with other folders would miss each other's files. A backup leaves it out: a restore puts the files into a folder of its own.
CREATE TABLE documents_home (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  folder uuid NOT NULL,
  noted_at timestamptz NOT NULL
);
COMMENT ON TABLE documents_home IS 'The folder that has the stored files of this database, by the id in it.';

-- Any process of the product may have done it.
CREATE TABLE job_runs (
  job text PRIMARY KEY CHECK (job IN ('reconcile', 'backup')),
  succeeded_at timestamptz NOT NULL
);
COMMENT ON TABLE job_runs IS 'The last complete run of a job, for the operator''s status page and the metrics.';

-- The key is a keyed hash. A crash of the database may empty the table: it is not worth the log.
CREATE UNLOGGED TABLE rate_counts (
  key text PRIMARY KEY,
  count integer NOT NULL,
  ends_at timestamptz NOT NULL
);
COMMENT ON TABLE rate_counts IS
  'Requests of one network address to one address of the API in the running minute, counted by all processes together.';
CREATE INDEX rate_counts_ends_at ON rate_counts (ends_at);
