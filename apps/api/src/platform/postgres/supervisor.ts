import { setTimeout as wait } from 'node:timers/promises';
import { readFreeBytes, RESERVE_BYTES } from '../files/disk-room.ts';
import { EmbeddedPostgresError } from './embedded-error.ts';
import type { WatchedProcess } from './watched-process.ts';

const TRIES = 10;
const RETRY_MS = 500;

type Supervision = {
  /** Null: a server that ended by itself is not started again. */
  start: (() => Promise<WatchedProcess>) | null;
  /** A start needs room on its disk. */
  folder: string;
  onCrash(reason: string): void;
  onExit(reason: string): void;
};

export type Supervisor = {
  /** The last server has ended. */
  readonly finished: Promise<void>;
  stop(): Promise<void>;
};

/** Starts a server that ended by itself again, and waits for room where its disk is full. */
export function superviseServer(first: WatchedProcess, { start, folder, onCrash, onExit }: Supervision): Supervisor {
  let server = first;
  let isStopping = false;

  async function waitForRoom(): Promise<void> {
    for (;;) {
      if (isStopping || (await readFreeBytes(folder)) >= RESERVE_BYTES) return;
      await wait(RETRY_MS);
    }
  }

  async function restart(begin: () => Promise<WatchedProcess>): Promise<WatchedProcess | null> {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      await waitForRoom();
      if (isStopping) return null;
      try {
        return await begin();
      } catch (error) {
        if (!(error instanceof EmbeddedPostgresError)) throw error;
        await wait(RETRY_MS);
      }
    }
    return null;
  }

  async function keepRunning(): Promise<void> {
    for (;;) {
      const ended = await server.ended;
      if (isStopping) return;
      const reason = `The database ended by itself (${ended}). Its last lines:\n${server.lastLines()}`;
      if (start !== null) onCrash(reason);
      const next = start === null ? null : await restart(start);
      if (next === null) {
        if (!isStopping) onExit(reason);
        return;
      }
      server = next;
      // A stop came during the start.
      if (isStopping) await next.stop();
    }
  }

  const finished = keepRunning();
  return {
    finished,
    async stop() {
      isStopping = true;
      await server.stop();
      await finished;
    },
  };
}
