import { sql } from 'kysely';
import { after } from '#clock.ts';
import type { Deps } from '#deps.ts';
import type { Db, Tx } from '../db/transaction.ts';
import { DIGEST_WAIT } from './digest.ts';
import type { Mail } from './mails.ts';
import { selectTold, type OutgoingEvent } from './enqueue.ts';

const kind = 'order-news' satisfies Mail['kind'];

type News = {
  key: string;
  channel: 'mail' | 'text';
  recipient: string;
  content: object;
  due_at: Date;
  event_id: string;
};

/**
 * For each recipient of the order's account that asked for the event. It waits for a few minutes, or as long as the first that waits
 * for the same recipient and order, so that a burst is one message. An undone filing takes it along.
 */
export async function enqueueForRecipients(
  tx: Tx | Db,
  { ids, clock }: Pick<Deps, 'ids' | 'clock'>,
  events: readonly OutgoingEvent[],
): Promise<void> {
  const now = clock.now();
  const { rows } = await sql<News>`
    SELECT ${kind}::text || ':' || told.event || ':' || told.key || ':' || recipients.id AS key, recipients.channel,
      address AS recipient, history_id AS event_id, GREATEST(coalesce(told.due_at, ${now}), first.due_at) AS due_at,
      jsonb_build_object('orderId', orders.id, 'orderNumber', order_number, 'recipientId', recipients.id, 'name', recipients.name,
        'carrier', coalesce(company ->> 'name', ''), 'event', told.event) || about AS content
    FROM ${selectTold(events)}
    JOIN orders ON orders.id = told.order_id JOIN recipients ON recipients.owner_id = orders.user_id
    CROSS JOIN LATERAL (
      SELECT coalesce(min(waiting.due_at), ${after(now, DIGEST_WAIT)}::timestamptz) AS due_at FROM deliveries AS waiting
      WHERE waiting.content ->> 'orderId' = orders.id::text AND waiting.kind = ${kind} AND waiting.recipient = address
        AND waiting.attempts = 0 AND waiting.sent_at IS NULL AND waiting.failed_at IS NULL
    ) AS first
    WHERE told.event = ANY (events)
    ORDER BY n`.execute(tx);
  if (rows.length === 0) return;
  const deliveries = rows.map((row) => ({ ...row, id: ids(), created_at: now }));
  // One value however many rows: a query has room for 65,535.
  await sql`
    INSERT INTO deliveries (id, key, kind, channel, recipient, content, created_at, due_at, event_id)
    SELECT id, key, ${kind}, channel, recipient, content, created_at, due_at, event_id
    FROM jsonb_populate_recordset(NULL::deliveries, ${JSON.stringify(deliveries)}::jsonb)
    ON CONFLICT (key) DO NOTHING`.execute(tx);
}
