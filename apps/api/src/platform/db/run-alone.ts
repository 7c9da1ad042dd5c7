import { sql } from 'kysely';
import { SECOND, MINUTE } from '#clock.ts';
import type { Db, Tx } from './transaction.ts';

/** A machine that vanishes from the network loses its locks after this time. */
export const LOCK_OUTLIVES_MACHINE = 30 * SECOND;
export const LOCK_PING_EVERY = 5 * SECOND;

/** @returns a function that stops it. A lost connection ends the transaction, so its commit reports it. */
function keepAwake(tx: Tx): () => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  const ping = () => {
    last = sql`SELECT 1`.execute(tx).catch(() => undefined);
  };
  const timer = setInterval(ping, LOCK_PING_EVERY);
  return async () => {
    clearInterval(timer);
    await last;
  };
}

/** Behind a pooler in transaction mode a session lock would stay with a connection that serves others: a transaction holds it. */
export function holdingLock<T>(db: Db, take: (tx: Tx) => Promise<void>, work: () => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await sql`SET LOCAL idle_in_transaction_session_timeout = ${sql.lit(LOCK_OUTLIVES_MACHINE)}`.execute(tx);
    await take(tx);
    const stop = keepAwake(tx);
    try {
      return await work();
    } finally {
      await stop();
    }
  });
}

class LockTaken extends Error {}

/**
 * Runs `work` unless another process runs it. The database frees the lock of a process that dies; `work` must be harmless
 * if it runs twice, because a process can lose its connection and not know it yet.
 * @returns whether it ran
 */
export async function runAlone(db: Db, lock: number, work: () => Promise<void>): Promise<boolean> {
  try {
    await holdingLock(
      db,
      async (tx) => {
        const { rows } = await sql<{ taken: boolean }>`SELECT pg_try_advisory_xact_lock(${lock}) AS taken`.execute(tx);
        if (rows[0]?.taken !== true) throw new LockTaken();
      },
      work,
    );
    return true;
  } catch (error) {
    if (error instanceof LockTaken) return false;
    throw error;
  }
}

/** Any number that no other advisory lock uses. */
export const START_LOCK = 7_241_007;

const OTHER_START_MS = 10 * MINUTE;

async function take(tx: Tx, onWait: () => void): Promise<void> {
  await sql`SET LOCAL statement_timeout = 0`.execute(tx);
  await sql`SET LOCAL lock_timeout = ${sql.lit(OTHER_START_MS)}`.execute(tx);
  const { rows } = await sql<{ taken: boolean }>`SELECT pg_try_advisory_xact_lock(${START_LOCK}) AS taken`.execute(tx);
  if (rows[0]?.taken === true) return;
  onWait();
  await sql`SELECT pg_advisory_xact_lock(${START_LOCK})`.execute(tx);
}

/** Runs `work` while no other start prepares the database. */
export function runAloneAmongStarts<T>(db: Db, { onWait }: { onWait(): void }, work: () => Promise<T>): Promise<T> {
  return holdingLock(db, (tx) => take(tx, onWait), work);
}
