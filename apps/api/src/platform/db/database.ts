import { Kysely, PostgresDialect } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { createPool } from './pool.ts';
import { MINUTE } from '../../clock.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './tables.generated.ts';
import type { Db } from './transaction.ts';

export type Database = { db: Db; pool: pg.Pool; close(): Promise<void> };

export type Patience = Pick<
  pg.PoolConfig,
  | 'connectionTimeoutMillis'
  | 'statement_timeout'
  | 'query_timeout'
  | 'lock_timeout'
  | 'idle_in_transaction_session_timeout'
>;

/** A start has the time of a machine that is slow or busy: nobody waits for it as for a request. */
export const startPatience = {
  connectionTimeoutMillis: MINUTE,
  statement_timeout: 5 * MINUTE,
  query_timeout: 6 * MINUTE,
  lock_timeout: MINUTE,
  idle_in_transaction_session_timeout: 5 * MINUTE,
} as const satisfies Patience;

/** A migration also has the time that an index of a large table takes. 0: no limit. */
export const migrationPatience = {
  ...startPatience,
  statement_timeout: 0,
  query_timeout: 0,
} as const satisfies Patience;

/** Opens the product's database at `connectionString`. */
export function openDatabase(connectionString: string, log: FastifyBaseLogger, patience: Patience = {}): Database {
  const pool = createPool({
    connectionString,
    ...patience,
    onError: (error) => log.warn({ event: 'database.connection_lost', err: error }),
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}

/**
 * Brings the schema of the database at `connectionString` up to this release, or to the migration `to`, on connections of its own.
 * @throws DatabaseIsNewer
 */
export async function migrateDatabase(
  connectionString: string,
  log: FastifyBaseLogger,
  options: { to?: string } = {},
): Promise<void> {
  const { db, close } = openDatabase(connectionString, log, migrationPatience);
  try {
    await migrate(db, options);
  } finally {
    await close();
  }
}
