import type { Notification } from '@wideload/contract';
import type { NotificationRow } from './notifications.store.ts';

/** A status ends each comment; of several, the last one's is that of all. */
const status = / Status: [\w-]+$/;

function joinComments({ comment, joined }: NotificationRow): string {
  const comments = [comment, ...joined.map((each) => each.comment)];
  return [...comments.slice(0, -1).map((each) => each.replace(status, '')), ...comments.slice(-1)].join('\n');
}

export function toNotification(row: NotificationRow): Notification {
  return {
    _id: row.id,
    notification_id: row.id,
    orderNumber: row.order_number,
    orderName: row.title,
    order: row.order_id,
    read: row.read,
    comment: joinComments(row),
    ...(row.note !== '' && { note: row.note }),
    ...(row.kind !== 'order' && { kind: row.kind }),
    createdAt: row.created_at.toISOString(),
  };
}
