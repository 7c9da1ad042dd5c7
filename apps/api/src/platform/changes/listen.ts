import type { FastifyBaseLogger } from 'fastify';
import { SECOND } from '#clock.ts';
import type { Db } from '../db/transaction.ts';
import { runRepeatedly } from '../repeat.ts';
import type { Change, Changes, Subscriber } from './changes.ts';
import { openListeningLine, type ListeningLine } from './listening-line.ts';

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
