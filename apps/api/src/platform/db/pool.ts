import pg from 'pg';
import { SECOND } from '../../clock.ts';

const INT8 = 20;
const DATE = 1082;
pg.types.setTypeParser(INT8, Number);
// A Date would shift a calendar day into some time zone.
pg.types.setTypeParser(DATE, (day) => day);

export type PoolOptions = pg.PoolConfig & { onError(error: Error): void };

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
  // Without listeners a broken connection ends the process: the pool's is for idle clients, the client's for those in use.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}
