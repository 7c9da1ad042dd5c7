import { Kysely, PostgresDialect } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { createPool } from './pool.ts';
import { MINUTE } from '../clock.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './tables.ts';
import type { Db } from './transaction.ts';

export type Database = { db: Db; pool: pg.Pool; close(): Promise<void> };

type Patience = Pick<pg.PoolConfig, 'statement_timeout' | 'query_timeout' | 'lock_timeout'>;

/** A migration has the time that an index of a large table takes, and waits for another process that migrates. 0: no limit. */
const unhurried = { statement_timeout: 0, query_timeout: 0, lock_timeout: MINUTE } as const satisfies Patience;

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
  const { db, close } = openDatabase(connectionString, log, unhurried);
  try {
    await migrate(db, options);
  } finally {
    await close();
  }
}
