import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Acts of one kind are few among all, and the newest of them may be far down.
    CREATE INDEX audit_log_what ON audit_log (what, at DESC, id DESC);
  `.execute(db);
}
