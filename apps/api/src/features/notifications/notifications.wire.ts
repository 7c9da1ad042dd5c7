import type { Notification } from '@wideload/contract';
import type { NotificationRow } from './notifications.store.ts';

export function toNotification(row: NotificationRow): Notification {
  return {
    _id: row.id,
    notification_id: row.id,
    orderNumber: row.order_number,
    orderName: row.title,
    order: row.order_id,
    read: row.read,
    comment: row.comment,
    ...(row.note !== '' && { note: row.note }),
    ...(row.kind !== 'order' && { kind: row.kind }),
    createdAt: row.created_at.toISOString(),
  };
}
