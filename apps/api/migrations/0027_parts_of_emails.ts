import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Acts of one admin, and acts on one kind of subject, newest first.
    CREATE INDEX audit_log_actor ON audit_log (actor_id, at DESC, id DESC);
    CREATE INDEX audit_log_subject_kind ON audit_log (subject_kind, at DESC, id DESC);

    -- Any part of a text, found by its groups of three letters. The extension comes with PostgreSQL but not with every packaging of it, and
    -- an owner without the right may not add it: there the same questions read the whole table.
    DO $$ BEGIN
      IF EXISTS (SELECT FROM pg_available_extensions WHERE name = 'pg_trgm') THEN
        CREATE EXTENSION IF NOT EXISTS pg_trgm;
        -- Without a list of what is still to be sorted in, which every search would read.
        CREATE INDEX users_email_parts ON users USING gin (email gin_trgm_ops) WITH (fastupdate = off);
        CREATE INDEX audit_log_label_parts ON audit_log USING gin (lower(subject_label) gin_trgm_ops) WITH (fastupdate = off);
        -- All that a row may hold of a person, for who has her data erased.
        CREATE INDEX audit_log_parts ON audit_log USING gin (
          lower(subject_label || ' ' || coalesce(before::text, '') || ' ' || coalesce(after::text, '')) gin_trgm_ops
        );
      END IF;
    EXCEPTION WHEN insufficient_privilege OR undefined_object THEN
      RAISE WARNING 'pg_trgm cannot be used here: searches by a part of an e-mail read whole tables.';
    END $$;
  `.execute(db);
}
