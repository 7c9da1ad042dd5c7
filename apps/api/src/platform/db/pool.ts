import pg from 'pg';
import { SECOND } from '../../clock.ts';

const INT8 = 20;
const DATE = 1082;
pg.types.setTypeParser(INT8, Number);
// A calendar day is text: a Date would move it into some time zone.
pg.types.setTypeParser(DATE, (day) => day);

export type PoolOptions = pg.PoolConfig & { onError(error: Error): void };

/** A pool that gives up in time: a dead database is known within 3 seconds. */
export function createPool({ onError, ...options }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    max: 10,
    connectionTimeoutMillis: 2 * SECOND,
    statement_timeout: 5 * SECOND,
    lock_timeout: 3 * SECOND,
    idle_in_transaction_session_timeout: 10 * SECOND,
    query_timeout: 6 * SECOND,
    ...options,
  });
  // Without a listener a connection that breaks would end the process: the pool's hears of idle ones, the client's of those in use.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}
