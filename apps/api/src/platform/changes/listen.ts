import type { FastifyBaseLogger } from 'fastify';
import { SECOND } from '#clock.ts';
import type { Db } from '../db/transaction.ts';
import { runRepeatedly } from '../repeat.ts';
import type { Change, Changes, Subscriber } from './changes.ts';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { isDirect } from '../db/pool.ts';
import { CHANGES_CHANNEL } from '../db/shared-names.ts';

const PING = 'ping';
const PATIENCE = 2 * SECOND;

type ListeningLine = {
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
async function openListeningLine(options: LineOptions): Promise<ListeningLine> {
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

const PING_EVERY = SECOND;
/** A line that went dead without a word is trusted for this long. */
const LONGEST_SILENCE = 2.5 * SECOND;
const AGAIN_AFTER = 10 * SECOND;

export type OpenChanges = Changes & { close(): Promise<void> };

type ListenOptions = { connectionString: string; db: Db; log: FastifyBaseLogger };

/** Hears of changes as long as it can; meanwhile and until it is connected again, each request asks the database. */
export function listenForChanges({ connectionString, db, log }: ListenOptions): OpenChanges {
  const subscribers: Subscriber[] = [];
  let line: ListeningLine | null = null;
  let isClosed = false;
  let isReported = false;
  let provedAt = Number.NEGATIVE_INFINITY;
  let tryAgainAt = Number.NEGATIVE_INFINITY;

  const hear = (change: Change) => {
    for (const subscriber of subscribers) subscriber.hear(change);
  };

  function lose(lost: ListeningLine | null, error: unknown): void {
    if (lost !== line) return;
    line = null;
    provedAt = Number.NEGATIVE_INFINITY;
    tryAgainAt = performance.now() + AGAIN_AFTER;
    for (const subscriber of subscribers) subscriber.lose();
    if (!isClosed && !isReported)
      log.warn({ event: 'changes.unheard', err: error }, 'Changes are not heard: each request asks the database.');
    isReported = true;
    lost?.end().catch((cause: unknown) => log.debug({ event: 'changes.line_ended', err: cause }));
  }

  async function openLine(): Promise<ListeningLine> {
    let opened: ListeningLine | null = null;
    const onLost = (error: Error) => {
      if (opened !== null) lose(opened, error);
    };
    opened = await openListeningLine({ connectionString, db, hear, onLost });
    log.info({ event: 'changes.heard' });
    isReported = false;
    return opened;
  }

  async function prove(): Promise<void> {
    if (line === null && performance.now() < tryAgainAt) return;
    const askedAt = performance.now();
    try {
      line ??= await openLine();
      const asked = line;
      await asked.ping();
      if (asked === line) provedAt = askedAt;
    } catch (error) {
      lose(line, error);
    }
  }

  const stop = runRepeatedly('changes.prove', prove, { everyMs: PING_EVERY, log });

  return {
    isCurrent: () => performance.now() - provedAt < LONGEST_SILENCE,
    subscribe: (subscriber) => void subscribers.push(subscriber),
    async catchUp() {
      const asked = line;
      if (asked === null) return;
      try {
        await asked.catchUp();
      } catch (error) {
        lose(asked, error);
      }
    },
    async close() {
      isClosed = true;
      await stop();
      await line?.end();
    },
  };
}
