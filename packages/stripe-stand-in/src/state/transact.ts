import type pg from 'pg';
import type { Work } from './objects.ts';
import { writeWork } from './write-work.ts';

type Run = <T>(work: (work: Work) => Promise<T>) => Promise<T>;

export type Transact = {
  write: Run;
  /** `work` must not write. */
  read: Run;
};

type Options = {
  pool: pg.Pool;
  now(): Date;
  eventDelay(type: string): number | null;
  /** Called after each commit, which may have left events to deliver. */
  onCommit(): void;
};

export function createTransact({ pool, now, eventDelay, onCommit }: Options): Transact {
  function begin(client: pg.PoolClient, isReading: boolean): Work {
    return { client, now: now(), isReading, eventDelay, saved: new Map(), events: [] };
  }

  async function commit<T>(client: pg.PoolClient, work: (work: Work) => Promise<T>): Promise<T> {
    try {
      await client.query('BEGIN');
      const current = begin(client, false);
      const result = await work(current);
      await writeWork(current);
      await client.query('COMMIT');
      onCommit();
      return result;
    } catch (error) {
      await client.query('ROLLBACK');
      throw error;
    }
  }

  async function withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    let isBroken = true;
    try {
      const result = await work(client);
      isBroken = false;
      return result;
    } finally {
      client.release(isBroken);
    }
  }

  return {
    write: (work) => withClient((client) => commit(client, work)),
    read: (work) => withClient((client) => work(begin(client, true))),
  };
}
