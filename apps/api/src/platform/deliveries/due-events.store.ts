import { sql } from 'kysely';
import { after } from '#clock.ts';
import type { Db } from '../db/transaction.ts';
import { computeWait, isDue, LEASE } from './leased.ts';

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

/** How many more deliveries a receiver may get; one for a receiver that is not named. */
export type Rooms = { ids: string[]; rooms: number[] };

/**
 * Leases what is due, but of one order the first event only: the next one waits until it has arrived or is given up. A receiver that
 * is down gets one delivery, and who comes first is left to chance, so that nobody waits behind the same receivers each time.
 */
export async function leaseEvents(
  db: Db,
  { now, most, known }: { now: Date; most: number; known: Rooms },
): Promise<LeasedEvent[]> {
  const { rows } = await sql<LeasedEvent>`
    WITH due AS (
      SELECT next.id FROM (
        SELECT webhooks.id, LEAST(coalesce(known.room, 1), CASE WHEN failures > 0 THEN 1 END) AS room
        FROM webhooks LEFT JOIN unnest(${known.ids}::uuid[], ${known.rooms}::int[]) AS known (id, room) ON known.id = webhooks.id
        WHERE paused_at IS NULL AND (retry_at IS NULL OR retry_at <= ${now}) AND coalesce(known.room, 1) > 0
        ORDER BY random()
      ) AS receiver CROSS JOIN LATERAL (
        SELECT id FROM deliveries AS event
        WHERE webhook_id = receiver.id AND ${isDue(now)} AND NOT EXISTS (
          SELECT FROM deliveries AS earlier
          WHERE earlier.webhook_id = event.webhook_id AND earlier.content ->> 'orderId' = event.content ->> 'orderId'
            AND earlier.position < event.position AND earlier.sent_at IS NULL AND earlier.failed_at IS NULL
        )
        ORDER BY position
        LIMIT receiver.room
        FOR UPDATE OF event SKIP LOCKED
      ) AS next
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

/** `failure` is null for one that arrived; `retryAt` is when its receiver asks to be tried again. */
export type TriedEvent = { event: LeasedEvent; status: number | null; failure: string | null; retryAt: Date | null };

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
  if (answering.size > 0) await markAnswering(db, [...answering], now);
  if (silent.length > 0) await markSilent(db, silent, now);
  const asking = tried.filter(({ retryAt }) => retryAt !== null);
  if (asking.length > 0) await postpone(db, asking);
}

/** One that answers, and has asked for a while without deliveries, gets it. */
async function markAnswering(db: Db, ids: string[], now: Date): Promise<void> {
  await sql`
    UPDATE webhooks SET failures = 0, retry_at = NULL
    WHERE id = ANY (${ids}::uuid[]) AND (failures > 0 OR retry_at <= ${now})`.execute(db);
}

/** Waits as long as its receiver asks for, though other deliveries may have arrived meanwhile. */
async function postpone(db: Db, asking: readonly TriedEvent[]): Promise<void> {
  await sql`
    UPDATE webhooks SET retry_at = GREATEST(webhooks.retry_at, asked.at)
    FROM (
      SELECT id, max(at) AS at
      FROM unnest(${pick(asking, ({ event }) => event.webhookId)}::uuid[], ${pick(asking, ({ retryAt }) => retryAt)}::timestamptz[]) AS one (id, at)
      GROUP BY id
    ) AS asked
    WHERE webhooks.id = asked.id`.execute(db);
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
