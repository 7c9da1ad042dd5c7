import { sql } from 'kysely';
import { MINUTE } from '../../clock.ts';
import type { Db, Tx } from './transaction.ts';

/** Advisory lock of the one start that prepares a database; any number that nothing else of ours uses. */
export const START_LOCK = 7_241_007;

/** A first start on a slow machine migrates and makes the demo data in this time. */
const OTHER_START_MS = 10 * MINUTE;

async function take(tx: Tx, onWait: () => void): Promise<void> {
  // The connection does nothing else while `work` runs, and it may wait for longer than a request.
  await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(tx);
  await sql`SET LOCAL statement_timeout = 0`.execute(tx);
  await sql`SET LOCAL lock_timeout = ${sql.lit(OTHER_START_MS)}`.execute(tx);
  const { rows } = await sql<{ taken: boolean }>`SELECT pg_try_advisory_xact_lock(${START_LOCK}) AS taken`.execute(tx);
  if (rows[0]?.taken === true) return;
  onWait();
  await sql`SELECT pg_advisory_xact_lock(${START_LOCK})`.execute(tx);
}

/**
 * Runs `work` while no other start prepares the same database. The lock belongs to a transaction: behind a pooler that lends connections
 * by the transaction a session's lock would stay with a connection that others use.
 * @param options `onWait` hears that another start is at it.
 */
export function inTurnOfStarts<T>(db: Db, { onWait }: { onWait(): void }, work: () => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await take(tx, onWait);
    return work();
  });
}
