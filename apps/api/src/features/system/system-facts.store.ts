import { sql } from 'kysely';
import type { Admin } from '#actor.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';
import { after, DAY, SECOND } from '#clock.ts';
import { secretKinds } from '#platform/deliveries/mails.ts';
import { strangerKinds } from '#platform/deliveries/opt-outs.ts';
import { LONGEST_WAIT } from '#platform/deliveries/leased.ts';

type TextFacts = {
  waiting: number;
  /** Texts that wait after at least one failed try. */
  retrying: number;
  /** Why the try that failed last did; null when none of the waiting texts has failed. */
  retryReason: string | null;
  /** Those of the last thirty days that are not tried again. */
  failed: number;
  /** Null when no text is due. */
  oldestDueAt: Date | null;
};

export type SystemFacts = {
  mailsWaiting: number;
  /** Mails that wait after at least one failed try. */
  mailsRetrying: number;
  /** Why the try that failed last did; null when none of the waiting mails has failed. */
  retryReason: string | null;
  /** Without codes and links, which need nobody: they have expired, and their owner asks for another. */
  mailsFailed: number;
  /** Null when no mail is due. */
  oldestDueAt: Date | null;
  paymentAlerts: number;
  /** Null before the first run. */
  reconciledAt: Date | null;
  backedUpAt: Date | null;
  /** The last time the payment provider's events were listed; null before the first. */
  eventsListedAt: Date | null;
  texts: TextFacts;
};

export type EventFacts = {
  waiting: number;
  givenUp: number;
  oldestAt: Date | null;
  furthestBehind: { address: string; waiting: number } | null;
};

/** By the indexes of what has not arrived; filings that can still be undone do not wait yet. */
export async function loadEventFacts(db: Db, now: Date): Promise<EventFacts> {
  const { rows } = await sql<EventFacts>`
    WITH receivers AS (
      SELECT address, count(*)::int AS waiting, min(deliveries.created_at) AS oldest
      FROM deliveries JOIN webhooks ON webhooks.id = webhook_id
      WHERE sent_at IS NULL AND failed_at IS NULL AND paused_at IS NULL AND (attempts > 0 OR due_at <= ${now})
      GROUP BY webhooks.id
    )
    SELECT coalesce(sum(waiting), 0)::int AS waiting, min(oldest) AS "oldestAt",
      (SELECT count(*)::int FROM deliveries WHERE webhook_id IS NOT NULL AND failed_at IS NOT NULL) AS "givenUp",
      (SELECT jsonb_build_object('address', address, 'waiting', waiting) FROM receivers ORDER BY oldest LIMIT 1)
        AS "furthestBehind"
    FROM receivers`.execute(db);
  const [facts] = rows;
  if (facts === undefined) throw new Error('A query of sums has one row.');
  return facts;
}

/** From its last try until it is due again. */
const toWait = sql`LEAST(interval '1 second' * (${LONGEST_WAIT / SECOND})::float8, interval '5 seconds' * power(2, attempts))`;

/** Texts go to people without an account: the page of the order says to its carrier which of them did not arrive. */
async function loadTextFacts(db: Db, now: Date): Promise<TextFacts> {
  const { rows } = await sql<TextFacts>`
    WITH waiting AS (
      SELECT due_at, attempts, last_error FROM deliveries
      WHERE webhook_id IS NULL AND channel = 'text' AND sent_at IS NULL AND failed_at IS NULL
    )
    SELECT count(*)::int AS waiting, count(last_error)::int AS retrying,
      min(due_at) FILTER (WHERE due_at <= ${now}) AS "oldestDueAt",
      (SELECT last_error FROM waiting WHERE last_error IS NOT NULL ORDER BY due_at - ${toWait} DESC LIMIT 1) AS "retryReason",
      (SELECT count(*)::int FROM deliveries
        WHERE webhook_id IS NULL AND channel = 'text' AND failed_at > ${after(now, -30 * DAY)}) AS failed
    FROM waiting`.execute(db);
  const [facts] = rows;
  if (facts === undefined) throw new Error('A query of sums has one row.');
  return facts;
}

async function loadFacts(db: Db, now: Date): Promise<Omit<SystemFacts, 'texts'>> {
  const { rows } = await sql<Omit<SystemFacts, 'texts'>>`
    WITH waiting AS (
      SELECT count(*) AS mails, count(*) FILTER (WHERE last_error IS NOT NULL) AS retrying,
        min(due_at) FILTER (WHERE due_at <= ${now}) AS oldest
      FROM deliveries WHERE webhook_id IS NULL AND channel = 'mail' AND sent_at IS NULL AND failed_at IS NULL
    )
    SELECT waiting.mails AS "mailsWaiting", waiting.retrying AS "mailsRetrying", waiting.oldest AS "oldestDueAt",
      (SELECT last_error FROM deliveries WHERE webhook_id IS NULL AND channel = 'mail' AND sent_at IS NULL AND failed_at IS NULL AND last_error IS NOT NULL
        ORDER BY due_at - ${toWait} DESC LIMIT 1) AS "retryReason",
      (SELECT count(*) FROM deliveries WHERE webhook_id IS NULL AND failed_at IS NOT NULL AND kind <> ALL(${[...secretKinds, ...strangerKinds]})) AS "mailsFailed",
      (SELECT count(*) FROM payment_alerts WHERE resolved_at IS NULL) AS "paymentAlerts",
      (SELECT succeeded_at FROM job_runs WHERE job = 'reconcile') AS "reconciledAt",
      (SELECT succeeded_at FROM job_runs WHERE job = 'backup') AS "backedUpAt",
      (SELECT max(listed_to) FROM event_cursors) AS "eventsListedAt"
    FROM waiting`.execute(db);
  const [facts] = rows;
  if (facts === undefined) throw new Error('A query without a condition has one row.');
  return facts;
}

/** Two queries, each part by an index. */
export async function loadSystemFacts(db: Db, now: Date): Promise<SystemFacts> {
  const [facts, texts] = await Promise.all([loadFacts(db, now), loadTextFacts(db, now)]);
  return { ...facts, texts };
}

const MOST = 50;

export type FailedMailRow = Awaited<ReturnType<typeof listFailedMails>>[number];

export async function listFailedMails(db: Db, _by: Admin) {
  return (
    db
      .selectFrom('deliveries')
      .select(['id', 'kind', 'recipient', 'failed_at', 'last_error'])
      .where('failed_at', 'is not', null)
      .where('webhook_id', 'is', null)
      // The page of the order says to the carrier what strangers did not get.
      .where('kind', 'not in', [...strangerKinds])
      .$narrowType<{ failed_at: Date }>()
      .orderBy('failed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MOST)
      .execute()
  );
}

/** @returns its kind; null if the mail has not failed, or what was in it has expired. */
export async function requeueMail(tx: Tx, _by: Admin, { id, now }: { id: string; now: Date }): Promise<string | null> {
  const row = await tx
    .updateTable('deliveries')
    .set({ failed_at: null, last_error: null, attempts: 0, due_at: now })
    .where('id', '=', id)
    .where('failed_at', 'is not', null)
    .where('webhook_id', 'is', null)
    .where('kind', 'not in', [...secretKinds])
    .returning('kind')
    .executeTakeFirst();
  return row?.kind ?? null;
}

/** Null for none. */
export async function findMail(tx: Tx, _by: Admin, id: string): Promise<{ isExpired: boolean } | null> {
  const row = await tx
    .selectFrom('deliveries')
    .select(['kind', 'failed_at'])
    .where((eb) => eb.and({ id, webhook_id: null }))
    .executeTakeFirst();
  return row === undefined ? null : { isExpired: row.failed_at !== null && secretKinds.has(row.kind) };
}
