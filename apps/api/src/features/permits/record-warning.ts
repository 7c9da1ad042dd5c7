import type { NotificationKind } from '@wideload/contract';
import type { OrderStatus } from '@wideload/domain';
import type { Admin, System } from '#actor.ts';
import type { Deps } from '#deps.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { formatNotification, recordEvent, type StoredOrder } from '#features/orders/orders.service.ts';
import { enqueueWarning } from './permit-mails.ts';

type Warning = {
  by: Admin | System;
  order: StoredOrder & { status: OrderStatus };
  what: 'days' | 'warning';
  kind: NotificationKind;
  comment: string;
};

/** Writes a warning into the history, the notifications and the next mail of its order. The order must be locked. */
export async function recordWarning(
  tx: Tx,
  deps: Pick<Deps, 'ids' | 'clock' | 'config'>,
  { by, order, what, kind, comment }: Warning,
): Promise<void> {
  const { id: orderId, ownerId, status } = order;
  const event = { orderId, ownerId, what, from: status, to: status, comment, kind, by } as const;
  await recordEvent(tx, deps, { ...event, notification: formatNotification(comment, status) });
  await enqueueWarning(tx, deps, { order, warning: comment });
}
