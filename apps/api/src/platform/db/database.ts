import { Kysely, type Logger, PostgresAdapter, PostgresDialect } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { MINUTE } from '#clock.ts';
import { createPool } from './pool.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './tables.generated.ts';
import type { Db } from './transaction.ts';

/** Kysely's own lock belongs to a session, and would stay with a pooler's connection; `migrate` holds another one. */
class Adapter extends PostgresAdapter {
  override acquireMigrationLock = () => Promise.resolve();
  override releaseMigrationLock = () => Promise.resolve();
}

class Dialect extends PostgresDialect {
  override createAdapter = () => new Adapter();
}

function createDialect(pool: pg.Pool): PostgresDialect {
  return new Dialect({ pool });
}

export type Database = { db: Db; pool: pg.Pool; close(): Promise<void> };

export type Timeouts = Pick<
  pg.PoolConfig,
  | 'max'
  | 'connectionTimeoutMillis'
  | 'statement_timeout'
  | 'query_timeout'
  | 'lock_timeout'
  | 'idle_in_transaction_session_timeout'
>;

export const startTimeouts = {
  connectionTimeoutMillis: MINUTE,
  statement_timeout: 5 * MINUTE,
  query_timeout: 6 * MINUTE,
  lock_timeout: MINUTE,
  idle_in_transaction_session_timeout: 5 * MINUTE,
} as const satisfies Timeouts;

/** An index on a large table takes long. 0: no limit. */
export const migrationTimeouts = {
  ...startTimeouts,
  statement_timeout: 0,
  query_timeout: 0,
} as const satisfies Timeouts;

type DatabaseOptions = Timeouts & {
  /** Called after each query. */
  onQuery?: Logger | undefined;
};

export function openDatabase(
  connectionString: string,
  log: FastifyBaseLogger,
  { onQuery, ...timeouts }: DatabaseOptions = {},
): Database {
  const pool = createPool({
    connectionString,
    ...timeouts,
    onError: (error) => log.warn({ event: 'database.connection_lost', err: error }),
  });
  const db = new Kysely<Tables>({ dialect: createDialect(pool), ...(onQuery && { log: onQuery }) });
  return { db, pool, close: () => db.destroy() };
}

export async function migrateDatabase(
  connectionString: string,
  log: FastifyBaseLogger,
  options: { to?: string } = {},
): Promise<void> {
  const { db, close } = openDatabase(connectionString, log, migrationTimeouts);
  try {
    await migrate(db, options);
  } finally {
    await close();
  }
}
