import { sql } from 'kysely';
import { after } from '#clock.ts';
import type { Deps } from '#deps.ts';
import type { Db, Tx } from '../db/transaction.ts';
import { DIGEST_WAIT } from './digest.ts';
import type { Mail } from './mails.ts';
import type { OutgoingEvent } from './enqueue.ts';

type News = { recipientId: string; channel: 'mail' | 'text'; recipient: string; content: object; dueAt: Date };

/**
 * For each recipient of the order's account that asked for the event. It waits for a few minutes, or as long as the first that waits
 * for the same recipient and order, so that a burst is one message. An undone filing takes it along.
 */
export async function enqueueForRecipients(
  tx: Tx | Db,
  { ids, clock }: Pick<Deps, 'ids' | 'clock'>,
  { event, key, orderId, permit, historyId, dueAt }: OutgoingEvent,
): Promise<void> {
  const now = clock.now();
  const { rows } = await sql<News>`
    SELECT recipients.id AS "recipientId", recipients.channel, address AS recipient,
      jsonb_build_object('orderId', orders.id, 'orderNumber', order_number, 'recipientId', recipients.id, 'name', recipients.name,
        'carrier', coalesce(company ->> 'name', ''), 'event', ${event}::text)
        || ${JSON.stringify(permit === null ? {} : { permit })}::jsonb AS content,
      GREATEST(${dueAt ?? now}::timestamptz, coalesce(
        (SELECT min(waiting.due_at) FROM deliveries AS waiting
          WHERE waiting.content ->> 'orderId' = orders.id::text AND waiting.kind = 'order-news' AND waiting.recipient = address
            AND waiting.attempts = 0 AND waiting.sent_at IS NULL AND waiting.failed_at IS NULL),
        ${after(now, DIGEST_WAIT)}::timestamptz)) AS "dueAt"
    FROM orders JOIN recipients ON recipients.owner_id = orders.user_id
    WHERE orders.id = ${orderId} AND ${event}::text = ANY (events)`.execute(tx);
  if (rows.length === 0) return;
  const values = rows.map(({ recipientId, dueAt: due, content, ...reach }) => ({
    ...reach,
    id: ids(),
    key: `order-news:${event}:${key}:${recipientId}`,
    kind: 'order-news' satisfies Mail['kind'],
    content: JSON.stringify(content),
    created_at: now,
    due_at: due,
    event_id: historyId ?? null,
  }));
  await tx
    .insertInto('deliveries')
    .values(values)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}
