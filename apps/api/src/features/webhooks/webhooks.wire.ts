import type { Delivery, Webhook, WebhookEvent } from '@wideload/contract';
import type { DeliveryRow, WebhookRow } from './webhooks.store.ts';

export function toWebhook(row: WebhookRow): Webhook {
  return {
    _id: row.id,
    address: row.address,
    // Cast: the schema of the call is the only way in.
    events: row.events as WebhookEvent[],
    createdAt: row.created_at.toISOString(),
    pausedAt: row.paused_at?.toISOString() ?? null,
    retryAt: row.retry_at?.toISOString() ?? null,
  };
}

function findState({ sent_at, failed_at }: DeliveryRow): Delivery['state'] {
  if (sent_at !== null) return 'delivered';
  return failed_at === null ? 'waiting' : 'failed';
}

export function toDelivery(row: DeliveryRow): Delivery {
  // Cast: `enqueueEvent` and `enqueueTest` are the only writers of these rows.
  const { orderId = null, orderNumber = null } = row.content as Partial<Pick<Delivery, 'orderId' | 'orderNumber'>>;
  const state = findState(row);
  return {
    _id: row.id,
    event: row.kind as Delivery['event'],
    orderId,
    orderNumber,
    state,
    createdAt: row.created_at.toISOString(),
    tries: row.attempts,
    answer: row.answer_status,
    failure: row.last_error ?? '',
    sentAt: row.sent_at?.toISOString() ?? null,
    nextTryAt: state === 'waiting' ? row.due_at.toISOString() : null,
  };
}
