import { sql } from 'kysely';
import { MINUTE } from '../../clock.ts';
import type { Db, Tx } from './transaction.ts';

/** Advisory lock of the one start that prepares a database; no other lock of ours has this number. */
export const START_LOCK = 7_241_007;

/** Enough for a first start on a slow machine to migrate and create the demo data. */
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

/**
 * Runs `work` while no other start prepares the same database. The lock belongs to a transaction: behind a pooler that
 * lends connections per transaction, a session lock would stay on a connection that others use.
 * @param options `onWait` is called when another start holds the lock.
 */
export function runAloneAmongStarts<T>(db: Db, { onWait }: { onWait(): void }, work: () => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await take(tx, onWait);
    return work();
  });
}
