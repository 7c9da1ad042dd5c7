import pg from 'pg';
import { SECOND } from '../../clock.ts';

const INT8 = 20;
const DATE = 1082;
pg.types.setTypeParser(INT8, Number);
// A Date would shift a calendar day into some time zone.
pg.types.setTypeParser(DATE, (day) => day);

const READ_TIMEOUT = 'Query read timeout';
const READ_ONLY = '25006';

/** Read-only: a failover made this server a standby. The address of the database leads to the new primary, this connection does not. */
function isUseless(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message === READ_TIMEOUT || ('code' in error && error.code === READ_ONLY);
}

/** A database that hangs would let the ROLLBACK after a late query wait as long again: the connection ends with its late query. */
class ImpatientClient extends pg.Client {
  // Cast: the overloads of `query` cannot be written once.
  override query = ((...args: Parameters<pg.Client['query']>) => {
    const answer: unknown = pg.Client.prototype.query.apply(this, args);
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        if (isUseless(error)) this.connection.stream.destroy();
      });
    return answer;
  }) as pg.Client['query'];
}

/** Time limits that the database enforces. Each connection sets them when it opens; behind a pooler they must be set on the role. */
export const requestLimits = {
  statement_timeout: 2.6 * SECOND,
  lock_timeout: 2.5 * SECOND,
  idle_in_transaction_session_timeout: 10 * SECOND,
} as const;

export type PoolOptions = pg.PoolConfig & { onError(error: Error): void };

export function createPool({ onError, ...options }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    max: 10,
    // A request that meets a hung database is answered within three seconds.
    connectionTimeoutMillis: 2 * SECOND,
    ...requestLimits,
    query_timeout: 2.8 * SECOND,
    Client: ImpatientClient,
    ...options,
  });
  // Without listeners a broken connection ends the process: the pool's is for idle clients, the client's for those in use.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}
