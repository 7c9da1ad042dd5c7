import { formatDollars, cents, isPlaced } from '@wideload/domain';
import type { Admin } from '#actor.ts';
import { inTransaction, type Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import {
  formatNotification,
  lockOrder,
  lockOrderForPayment,
  mailOrder,
  recordEvent,
  withoutReview,
  type StoredOrder,
} from '#features/orders/orders.service.ts';
import { findOwner, markHandedOver } from './desk.store.ts';

async function requireComplete(tx: Tx, admin: Admin, id: string): Promise<void> {
  const order = await lockOrderForPayment(tx, admin, id);
  const missing = order === null ? [] : withoutReview(order).problems;
  if (missing.length > 0) throw new Problem('order_incomplete', { errors: missing });
}

async function lockPhoneOrder(tx: Tx, admin: Admin, { id, version }: Handover): Promise<StoredOrder> {
  const order = await lockOrder(tx, admin, id);
  if (order === null || order.startedBy === null) throw new Problem('not-found');
  if (isPlaced(order.status)) throw new Problem('order.not-draft');
  if (order.version !== version) throw new Problem('order.stale', { members: { version: order.version } });
  return order;
}

type Handover = { id: string; version: number };

/** Tells the owner once for each state of the draft, in the app and by mail. */
export function handOver(deps: Deps, admin: Admin, handover: Handover): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const order = await lockPhoneOrder(tx, admin, handover);
    await requireComplete(tx, admin, order.id);
    const { email: to, password_is_temporary: isNew } = await findOwner(tx, admin, order.ownerId);
    if (!(await markHandedOver(tx, admin, { id: order.id, at: deps.clock.now(), to }))) return;
    const { id: orderId, ownerId, orderNumber, title, totalPrice, status } = order;
    const total = formatDollars(cents(totalPrice));
    const event = { what: 'handed-over', from: status, to: status, comment: '' } as const;
    const notification = formatNotification('The order that we entered for you is ready to review and pay.', status);
    await recordEvent(tx, deps, { ...event, orderId, ownerId, by: admin, notification });
    const link = `${deps.config.publicUrl}/new_order?order=${orderId}&step=summary`;
    const content = { orderId, orderNumber, title, total, link, ...(isNew && { newAccount: to }) };
    await mailOrder(tx, deps, { kind: 'order-handed-over', content }, { named: to });
    const subject = { kind: 'order', id: orderId, label: String(orderNumber) } as const;
    await recordAction(tx, deps, admin, { what: 'phone-order.hand-over', subject, before: null, after: { to, total } });
  });
}
