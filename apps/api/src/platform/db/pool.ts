import { callbackify } from 'node:util';
import pg from 'pg';
import { SECOND } from '#clock.ts';
import { findStatementName } from './hot-query.ts';

const INT8 = 20;
const DATE = 1082;
const LOCAL_TIME = 1114;
pg.types.setTypeParser(INT8, Number);
// A Date would shift a calendar day, or a time of a named zone, into some time zone.
pg.types.setTypeParser(DATE, (day) => day);
pg.types.setTypeParser(LOCAL_TIME, (time) => time);

const READ_TIMEOUT = 'Query read timeout';
const READ_ONLY = '25006';
/** A prepared `SELECT *` after a migration added a column. */
const RESULT_CHANGED = '0A000';

const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;

/** Read-only: a failover made this server a standby. The address of the database leads to the new primary, this connection does not. */
function isUseless(error: unknown): boolean {
  return (error instanceof Error && error.message === READ_TIMEOUT) || hasCode(error, READ_ONLY);
}

type Sent = readonly unknown[];

class ProductClient extends pg.Client {
  /** A pooler may give the next statement another connection, which does not know what this one prepared. */
  mayPrepare = false;

  /** A database that hangs would let the ROLLBACK after a late query wait as long again: the connection ends with its late query. */
  #send(...sent: Sent): unknown {
    // Cast: the overloads of `query` cannot be written once.
    const answer: unknown = pg.Client.prototype.query.apply(this, sent as Parameters<pg.Client['query']>);
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        if (isUseless(error)) this.connection.stream.destroy();
      });
    return answer;
  }

  /** Not in a transaction, which a failed statement would end. */
  async #sendPrepared(name: string, ...[text, values]: Sent): Promise<unknown> {
    try {
      return await this.#send({ name, text, values });
    } catch (error) {
      if (!hasCode(error, RESULT_CHANGED)) throw error;
      this.mayPrepare = false;
      return this.#send(text, values);
    }
  }

  override query = ((...sent: Sent) => {
    // The pool's own `query` waits for a callback.
    const isWaitingForConnection = typeof sent.at(-1) !== 'function';
    const mayPrepare = this.mayPrepare && isWaitingForConnection && this.getTransactionStatus() === 'I';
    const name = mayPrepare ? findStatementName(sent[0]) : undefined;
    return name === undefined ? this.#send(...sent) : this.#sendPrepared(name, ...sent);
  }) as pg.Client['query'];
}

/** Time limits that the database enforces. Each connection sets them when it opens; behind a pooler they must be set on the role. */
export const requestLimits = {
  statement_timeout: 2.6 * SECOND,
  lock_timeout: 2.5 * SECOND,
  idle_in_transaction_session_timeout: 10 * SECOND,
} as const;

export type PoolOptions = pg.PoolConfig & { onError(error: Error): void };

/**
 * @returns true if the connection ends at PostgreSQL itself, and not at a pooler that shares connections: PostgreSQL's greeting names the
 * process that then answers, a pooler's greeting does not.
 */
export async function isDirect(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  // Cast: the types of pg leave out the process that the greeting named.
  return (client as unknown as { processID: number | null }).processID === rows[0]?.pid;
}

/** PostgreSQL compiles plans that it expects to be slow. Compiling ours takes longer than running them. Behind a pooler, the role has this setting. */
async function prepareConnection(client: pg.PoolClient): Promise<void> {
  if (!(client instanceof ProductClient)) return;
  client.mayPrepare = await isDirect(client);
  if (client.mayPrepare) await client.query('SET jit = off');
}

export function createPool({ onError, ...options }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    max: 10,
    // A request that meets a hung database is answered within three seconds.
    connectionTimeoutMillis: 2 * SECOND,
    ...requestLimits,
    query_timeout: 2.8 * SECOND,
    Client: ProductClient,
    verify: callbackify(prepareConnection),
    ...options,
  });
  // Without listeners a broken connection ends the process: the pool's is for idle clients, the client's for those in use.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}
