import { Kysely, PostgresDialect } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { createPool } from './pool.ts';
import type { Tables } from './tables.ts';
import type { Db } from './transaction.ts';

export type Database = { db: Db; pool: pg.Pool; close(): Promise<void> };

/** Opens the product's database at `connectionString`. */
export function openDatabase(connectionString: string, log: FastifyBaseLogger): Database {
  const pool = createPool({
    connectionString,
    onError: (error) => log.warn({ event: 'database.connection_lost', err: error }),
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}
