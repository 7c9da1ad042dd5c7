import { sql } from 'kysely';
import { MINUTE } from '#clock.ts';
import { holdingLock } from './run-alone.ts';
import type { Db, Tx } from './transaction.ts';

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
