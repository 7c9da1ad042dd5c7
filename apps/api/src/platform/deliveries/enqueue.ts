import { testEvent, type WebhookEvent } from '@wideload/contract';
import { sql, type RawBuilder } from 'kysely';
import { after, DAY } from '#clock.ts';
import type { Deps } from '#deps.ts';
import type { Tx, Db } from '../db/transaction.ts';
import type { Mail } from './mails.ts';

type Options = {
  /** A mail with a key is sent once, however often it is enqueued. */
  key?: string;
  /** In milliseconds. */
  delay?: number;
  channel?: 'mail' | 'text';
};

export async function enqueue(
  tx: Tx,
  { ids, clock }: Pick<Deps, 'ids' | 'clock'>,
  mail: Mail,
  options: Options = {},
): Promise<void> {
  const now = clock.now();
  await tx
    .insertInto('deliveries')
    .values({
      id: ids(),
      key: options.key ?? null,
      kind: mail.kind,
      channel: options.channel ?? 'mail',
      recipient: mail.to,
      content: JSON.stringify(mail.content),
      created_at: now,
      due_at: after(now, options.delay ?? 0),
      leased_until: null,
      sent_at: null,
      failed_at: null,
      last_error: null,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

export const EVENT_LIFE = 3 * DAY;

export type OutgoingEvent = {
  event: WebhookEvent;
  /** Events with one key are one event. */
  key: string;
  orderId: string;
  permit: { state: string; unit: number } | null;
  /** The entry in the order's history, which takes the delivery with it when it is undone. */
  historyId?: string;
  dueAt?: Date | null;
};

/** The rows `told` of a query, numbered by `n`. */
export function selectTold(events: readonly OutgoingEvent[]): RawBuilder<unknown> {
  const rows = events.map(({ permit, ...event }) => ({ ...event, about: permit === null ? {} : { permit } }));
  return sql`ROWS FROM (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    AS (event text, key text, "orderId" uuid, about jsonb, "historyId" uuid, "dueAt" timestamptz))
    WITH ORDINALITY AS told (event, key, order_id, about, history_id, due_at, n)`;
}

/**
 * For each webhook of the order's account that asked for the event. It says no more than where to look: a receiver reads the order
 * with its own key. The order must be locked, so that its events keep their order.
 */
export async function enqueueEvents(
  tx: Tx | Db,
  { clock }: Pick<Deps, 'clock'>,
  events: readonly OutgoingEvent[],
): Promise<void> {
  const now = clock.now();
  await sql`
    INSERT INTO deliveries (id, key, kind, recipient, content, created_at, due_at, webhook_id, event_id, position, expires_at)
    SELECT gen_random_uuid(), told.event || ':' || told.key || ':' || webhooks.id, told.event, address,
      jsonb_build_object('orderId', orders.id, 'orderNumber', order_number) || about,
      ${now}::timestamptz, coalesce(told.due_at, ${now}), webhooks.id, history_id, nextval('delivery_positions'),
      ${after(now, EVENT_LIFE)}::timestamptz
    FROM ${selectTold(events)}
    JOIN orders ON orders.id = told.order_id JOIN webhooks ON webhooks.owner_id = orders.user_id
    WHERE told.event = ANY (events)
    ORDER BY n
    ON CONFLICT (key) DO NOTHING`.execute(tx);
}

/** To one webhook, for a person who wants to see that its program listens. */
export async function enqueueTest(tx: Tx, { clock }: Pick<Deps, 'clock'>, webhookId: string): Promise<void> {
  const now = clock.now();
  await sql`
    INSERT INTO deliveries (id, kind, recipient, content, created_at, due_at, webhook_id, position, expires_at)
    SELECT gen_random_uuid(), ${testEvent}, address, '{}', ${now}, ${now}, id, nextval('delivery_positions'), ${after(now, EVENT_LIFE)}
    FROM webhooks WHERE id = ${webhookId}`.execute(tx);
}
