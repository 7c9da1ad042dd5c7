import { sql } from 'kysely';
import type { Db } from '#platform/db/transaction.ts';

export type SystemFacts = {
  mailsWaiting: number;
  /** Mails that wait after at least one failed try. */
  mailsRetrying: number;
  mailsFailed: number;
  /** Null when no mail is due. */
  oldestDueAt: Date | null;
  paymentAlerts: number;
  /** Null before the first run. */
  reconciledAt: Date | null;
  backedUpAt: Date | null;
  /** The last time the payment provider's events were listed; null before the first. */
  eventsListedAt: Date | null;
};

/** One query, each part by an index. */
export async function loadSystemFacts(db: Db, now: Date): Promise<SystemFacts> {
  const { rows } = await sql<SystemFacts>`
    WITH waiting AS (
      SELECT count(*) AS mails, count(*) FILTER (WHERE last_error IS NOT NULL) AS retrying,
        min(due_at) FILTER (WHERE due_at <= ${now}) AS oldest
      FROM outbox WHERE sent_at IS NULL AND failed_at IS NULL
    )
    SELECT waiting.mails AS "mailsWaiting", waiting.retrying AS "mailsRetrying", waiting.oldest AS "oldestDueAt",
      (SELECT count(*) FROM outbox WHERE failed_at IS NOT NULL) AS "mailsFailed",
      (SELECT count(*) FROM payment_alerts WHERE resolved_at IS NULL) AS "paymentAlerts",
      (SELECT succeeded_at FROM job_runs WHERE job = 'reconcile') AS "reconciledAt",
      (SELECT succeeded_at FROM job_runs WHERE job = 'backup') AS "backedUpAt",
      (SELECT max(listed_to) FROM event_cursors) AS "eventsListedAt"
    FROM waiting`.execute(db);
  const [facts] = rows;
  if (facts === undefined) throw new Error('A query without a condition has one row.');
  return facts;
}
