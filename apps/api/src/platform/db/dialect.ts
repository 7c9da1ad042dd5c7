import { PostgresAdapter, PostgresDialect } from 'kysely';
import type pg from 'pg';

/** Kysely's own lock belongs to a session, and would stay with a pooler's connection; `migrate` holds another one. */
class Adapter extends PostgresAdapter {
  override acquireMigrationLock = () => Promise.resolve();
  override releaseMigrationLock = () => Promise.resolve();
}

class Dialect extends PostgresDialect {
  override createAdapter = () => new Adapter();
}

export function createDialect(pool: pg.Pool): PostgresDialect {
  return new Dialect({ pool });
}
