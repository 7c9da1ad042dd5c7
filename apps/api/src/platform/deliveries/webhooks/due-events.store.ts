import { sql } from 'kysely';
import { after } from '#clock.ts';
import type { Db } from '../../db/transaction.ts';
import { computeWait, isDue, LEASE } from '../lease.ts';

/** At one receiver. */
const MOST_AT_ONCE = 20;

export type LeasedEvent = {
  id: string;
  kind: string;
  content: object;
  attempts: number;
  createdAt: Date;
  webhookId: string;
  address: string;
  sealedSecret: string;
  formerSealedSecret: string | null;
  formerUntil: Date | null;
};

/**
 * Leases what is due, but of one order the first event only: the next one waits until it has arrived or is given up. A receiver that
 * is down gets one delivery at a time, so it takes nothing from the others.
 */
export async function leaseEvents(db: Db, { now, most }: { now: Date; most: number }): Promise<LeasedEvent[]> {
  const { rows } = await sql<LeasedEvent>`
    WITH due AS (
      SELECT next.id FROM webhooks CROSS JOIN LATERAL (
        SELECT id FROM deliveries AS event
        WHERE webhook_id = webhooks.id AND ${isDue(now)} AND NOT EXISTS (
          SELECT FROM deliveries AS earlier
          WHERE earlier.webhook_id = event.webhook_id AND earlier.content ->> 'orderId' = event.content ->> 'orderId'
            AND earlier.position < event.position AND earlier.sent_at IS NULL AND earlier.failed_at IS NULL
        )
        ORDER BY position
        LIMIT GREATEST(0, CASE WHEN webhooks.failures > 0 THEN 1 ELSE ${MOST_AT_ONCE}::int END - (
          SELECT count(*) FROM deliveries AS leased
          WHERE leased.webhook_id = webhooks.id AND leased.sent_at IS NULL AND leased.failed_at IS NULL AND leased.leased_until >= ${now}
        ))
        FOR UPDATE OF event SKIP LOCKED
      ) AS next
      WHERE webhooks.paused_at IS NULL AND (webhooks.retry_at IS NULL OR webhooks.retry_at <= ${now})
      LIMIT ${most}
    )
    UPDATE deliveries SET leased_until = ${after(now, LEASE)}, attempts = attempts + 1
    FROM webhooks WHERE deliveries.id IN (SELECT id FROM due) AND webhooks.id = deliveries.webhook_id
    RETURNING deliveries.id, kind, content, attempts, deliveries.created_at AS "createdAt", webhooks.id AS "webhookId", webhooks.address,
      sealed_secret AS "sealedSecret", former_sealed_secret AS "formerSealedSecret", former_until AS "formerUntil"`.execute(
    db,
  );
  return rows;
}

/** `failure` is null for one that arrived. */
export type TriedEvent = { event: LeasedEvent; status: number | null; failure: string | null };

const pick = <T>(tried: readonly TriedEvent[], read: (one: TriedEvent) => T) => tried.map(read);

/** A try that another process has taken over meanwhile counts for nothing. */
export async function writeTries(db: Db, tried: readonly TriedEvent[], now: Date): Promise<void> {
  const due = (one: TriedEvent) => after(now, computeWait(one.event.attempts));
  await sql`
    UPDATE deliveries SET leased_until = NULL, answer_status = try.status, last_error = try.failure,
      sent_at = CASE WHEN try.failure IS NULL THEN ${now}::timestamptz END,
      due_at = CASE WHEN try.failure IS NULL THEN deliveries.due_at ELSE try.due_at END,
      failed_at = CASE WHEN try.failure IS NOT NULL AND expires_at <= try.due_at THEN ${now}::timestamptz END
    FROM unnest(
      ${pick(tried, ({ event }) => event.id)}::uuid[], ${pick(tried, ({ event }) => event.attempts)}::int[],
      ${pick(tried, ({ status }) => status)}::int[], ${pick(tried, ({ failure }) => failure)}::text[],
      ${pick(tried, due)}::timestamptz[]
    ) AS try (id, attempts, status, failure, due_at)
    WHERE deliveries.id = try.id AND deliveries.attempts = try.attempts`.execute(db);
  const answering = new Set(tried.filter(({ failure }) => failure === null).map(({ event }) => event.webhookId));
  const silent = [...new Set(pick(tried, ({ event }) => event.webhookId))].filter((id) => !answering.has(id));
  if (answering.size > 0) await markAnswering(db, [...answering]);
  if (silent.length > 0) await markSilent(db, silent, now);
}

async function markAnswering(db: Db, ids: string[]): Promise<void> {
  await sql`UPDATE webhooks SET failures = 0, retry_at = NULL WHERE id = ANY (${ids}::uuid[]) AND failures > 0`.execute(
    db,
  );
}

/** Deliveries that fail together are one failure. Also gives up what waited behind and was never tried. */
async function markSilent(db: Db, ids: string[], now: Date): Promise<void> {
  await sql`
    UPDATE webhooks SET failures = failures + 1,
      retry_at = ${now}::timestamptz + LEAST(interval '1 hour', interval '5 seconds' * power(2, LEAST(failures, 10)))
    WHERE id = ANY (${ids}::uuid[]) AND (retry_at IS NULL OR retry_at <= ${now})`.execute(db);
  await sql`
    UPDATE deliveries SET failed_at = ${now}, last_error = coalesce(last_error, 'The receiver did not answer for three days.')
    WHERE webhook_id = ANY (${ids}::uuid[]) AND sent_at IS NULL AND failed_at IS NULL AND expires_at <= ${now}
      AND leased_until IS NULL`.execute(db);
}

/** A receiver that is gone for good (HTTP 410) asks for no more. */
export async function pauseGone(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await db.updateTable('webhooks').set({ paused_at: now }).where('id', 'in', ids).execute();
}
