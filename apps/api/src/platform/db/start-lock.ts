import { sql } from 'kysely';
import { MINUTE } from '../../clock.ts';
import type { Db, Tx } from './transaction.ts';

/** Any number that no other advisory lock uses. */
export const START_LOCK = 7_241_007;

const OTHER_START_MS = 10 * MINUTE;

async function take(tx: Tx, onWait: () => void): Promise<void> {
  // The connection is idle while `work` runs, longer than a request may be.
  await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(tx);
  await sql`SET LOCAL statement_timeout = 0`.execute(tx);
  await sql`SET LOCAL lock_timeout = ${sql.lit(OTHER_START_MS)}`.execute(tx);
  const { rows } = await sql<{ taken: boolean }>`SELECT pg_try_advisory_xact_lock(${START_LOCK}) AS taken`.execute(tx);
  if (rows[0]?.taken === true) return;
  onWait();
  await sql`SELECT pg_advisory_xact_lock(${START_LOCK})`.execute(tx);
}

/** Runs `work` while no other start prepares the database. A session lock would leak behind a pooler, so a transaction holds it. */
export function runAloneAmongStarts<T>(db: Db, { onWait }: { onWait(): void }, work: () => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await take(tx, onWait);
    return work();
  });
}
