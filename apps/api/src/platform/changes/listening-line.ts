import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { SECOND } from '#clock.ts';
import { isDirect } from '../db/is-direct.ts';
import { CHANGES_CHANNEL } from '../db/shared-names.ts';
import type { Db } from '../db/transaction.ts';
import type { Change } from './changes.ts';

const PING = 'ping';
const PATIENCE = 2 * SECOND;

export type ListeningLine = {
  /** Resolves once a notification of its own has come back. @throws if the line is dead, or its server is read-only */
  ping(): Promise<void>;
  /** PostgreSQL sends what was committed before the question ahead of its answer. */
  catchUp(): Promise<void>;
  end(): Promise<void>;
};

type LineOptions = {
  connectionString: string;
  /** The product's connections: the line must be to the same database. */
  db: Db;
  hear(change: Change): void;
  onLost(error: Error): void;
};

async function open({ connectionString, onLost }: LineOptions): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
    keepAlive: true,
    application_name: 'wideload changes',
  });
  client.on('error', onLost);
  client.on('end', () => onLost(new Error('The connection ended.')));
  await client.connect();
  return client;
}

/** A line of its own to PostgreSQL. @throws if a pooler answers, or another database than the product's */
export async function openListeningLine(options: LineOptions): Promise<ListeningLine> {
  const { db, hear } = options;
  const client = await open(options);
  let lastPing = '';
  client.on('notification', ({ payload = '' }) => {
    const [topic = '', owner = ''] = payload.split(' ');
    if (topic === PING) lastPing = owner;
    else hear({ topic, owner });
  });

  // pg takes one query at a time.
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  }

  const catchUp = () => inTurn(async () => void (await client.query('SELECT 1')));

  async function expectPing(send: (payload: string) => Promise<unknown>): Promise<void> {
    const ping = randomUUID();
    await send(`${PING} ${ping}`);
    await catchUp();
    if (lastPing !== ping) throw new Error('A notification did not arrive: this is another database.');
  }

  try {
    if (!(await isDirect(client))) throw new Error('A pooler answers: changes are heard from PostgreSQL itself.');
    await client.query(`LISTEN ${CHANGES_CHANNEL}`);
    await expectPing((payload) => sql`SELECT pg_notify(${CHANGES_CHANNEL}, ${payload})`.execute(db));
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  return {
    ping: () =>
      expectPing((payload) => inTurn(() => client.query('SELECT pg_notify($1, $2)', [CHANGES_CHANNEL, payload]))),
    catchUp,
    end: () => client.end(),
  };
}
