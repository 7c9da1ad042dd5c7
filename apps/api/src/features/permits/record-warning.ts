import { formatUnmetDays, type NotificationKind } from '@wideload/contract';
import { findUnmetDays, type OrderStatus, type UnmetDays } from '@wideload/domain';
import type { Admin, System } from '#actor.ts';
import type { Deps } from '#deps.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { formatNotification, recordEvent, type StoredOrder } from '#features/orders/orders.service.ts';
import type { LockedPermit, StoredPermit } from './locked-permit.ts';
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

const toKey = ({ code, earlier, later }: UnmetDays) =>
  [code, earlier._id, earlier.from, earlier.to, later._id, later.from, later.to].join(' ');

/** The days that a state gave may leave no day to cross a state line: its carrier learns of each such pair that is new. */
export async function notifyUnmetDays(
  tx: Tx,
  deps: Pick<Deps, 'ids' | 'clock' | 'config'>,
  { by, order, after }: { by: Admin; order: LockedPermit['order']; after: StoredPermit },
): Promise<void> {
  const states = order.trip?.states ?? [];
  const known = new Set(findUnmetDays(order.permits, states).map(toKey));
  const permits = order.permits.map((permit) => (permit._id === after._id ? after : permit));
  const found = findUnmetDays(permits, states).filter((pair) => !known.has(toKey(pair)));
  if (found.length === 0) return;
  const comment = found.map(formatUnmetDays).join(' ');
  await recordWarning(tx, deps, { by, order, what: 'days', kind: 'days-unmet', comment });
}
