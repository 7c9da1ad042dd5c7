import type pg from 'pg';
import { getId, type Work } from './objects.ts';

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

const sql = `
  WITH gone AS (DELETE FROM stripe_stand_in.objects WHERE id = ANY ($1)),
  kept AS (
    INSERT INTO stripe_stand_in.objects (id, kind, customer, payment_intent, created, moves_at, data)
    SELECT data ->> 'id', data ->> 'object', customer, payment_intent, (data ->> 'created')::bigint, moves_at, data
    FROM jsonb_to_recordset($2) AS new (customer text, payment_intent text, moves_at timestamptz, data jsonb)
    ON CONFLICT (id) DO UPDATE SET data = excluded.data, customer = excluded.customer, moves_at = excluded.moves_at
  )
  INSERT INTO stripe_stand_in.events (id, type, object_id, created, payload, due_at)
  SELECT payload ->> 'id', type, "objectId", (payload ->> 'created')::bigint, payload,
    clock_timestamp() + "delayMs" * interval '1 millisecond'
  FROM jsonb_to_recordset($3) AS new (type text, "objectId" text, payload jsonb, "delayMs" float)`;

/** Webhooks follow the machine's clock, even while the stand-in's clock is stopped. */
export async function writeWork({ client, saved, events }: Work): Promise<void> {
  const entries = [...saved.values()];
  if (entries.length === 0 && events.length === 0) return;
  const gone = entries.flatMap(({ object, isDeleted }) => (isDeleted ? [object.id] : []));
  const kept = entries.flatMap(({ object, movesAt, isDeleted }) =>
    isDeleted
      ? []
      : [
          {
            customer: 'customer' in object ? getId(object.customer) : null,
            payment_intent: 'payment_intent' in object ? getId(object.payment_intent) : null,
            moves_at: movesAt,
            data: object,
          },
        ],
  );
  await client.query(sql, [gone, JSON.stringify(kept), JSON.stringify(events)]);
  saved.clear();
  events.length = 0;
}

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
