import type { adminOrders, ReadBody } from '@wideload/contract';
import { listAdminMoves, type AdminMove } from '@wideload/domain';
import type { Admin } from '../../../actor.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import type { Mail } from '../../../platform/outbox/mails.ts';
import { Problem } from '../../../problem.ts';
import { recordAct } from '../../audit-log/audit-log.service.ts';
import { moveOrder } from './order-moves.ts';
import { lockOrder } from '../orders.store.ts';
import type { PaymentGuard } from '../orders.service.ts';
import type { StoredOrder } from '../stored-order.ts';

type StatusChange = {
  id: string;
  body: ReadBody<typeof adminOrders.changeStatus>;
  payments: Pick<PaymentGuard, 'isOpen'>;
};

const mailKinds = {
  approved: 'order-approved',
  rejected: 'order-rejected',
  pending: 'order-reopened',
} as const satisfies Record<AdminMove, Mail['kind']>;

type StatusMail = { order: StoredOrder; to: AdminMove; comment: string };

/** The customer's mail about the change; none for a deleted account, which has no address. */
function buildStatusMail({ config }: Deps, { order, to, comment }: StatusMail) {
  if (order.customer.email === '') return {};
  const content = {
    orderNumber: order.orderNumber,
    orderId: order.id,
    title: order.title,
    comment,
    link: `${config.publicUrl}/order_list/order?orderId=${order.id}`,
  };
  // The version differs for each move of an order.
  const key = `order-status:${order.id}:${order.version + 1}`;
  return { mail: { key, mail: { kind: mailKinds[to], to: order.customer.email, content } } };
}

function requireAllowedMove(
  { status, orderNumber }: StoredOrder,
  { status: asked, from }: StatusChange['body'],
): AdminMove {
  const members = { orderStatus: status };
  if (from !== undefined && from !== status) {
    const detail = `Order ${orderNumber} is now ${status}: another admin has changed it. Nothing was overwritten.`;
    throw new Problem('order.stale', { detail, members });
  }
  const move = listAdminMoves(status).find((each) => each === asked);
  if (move !== undefined) return move;
  const detail = `Order ${orderNumber} is ${status} and cannot become ${asked}.`;
  throw new Problem('order.move-refused', { detail, members });
}

/**
 * Moves an order as an admin: status, history, notification, mail and audit log in one transaction, with the order
 * locked, so that of two admins one wins and the other gets a refusal.
 */
export function changeStatus(deps: Deps, admin: Admin, { id, body, payments }: StatusChange): Promise<StoredOrder> {
  const { comment } = body;
  return inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, admin, id);
    if (order === null) throw new Problem('not-found');
    const to = requireAllowedMove(order, body);
    // A charge in progress must not end up on a rejected order.
    if (to === 'rejected' && (await payments.isOpen(tx, id))) throw new Problem('payment_in_progress');
    const told = buildStatusMail(deps, { order, to, comment });
    const isMoved = await moveOrder(deps, tx, { orderId: id, from: order.status, to, by: admin, comment, ...told });
    if (!isMoved) throw new Error('A locked order has left its status.');
    await recordAct(tx, deps, admin, {
      what: 'order.status',
      subject: { kind: 'order', id, label: String(order.orderNumber) },
      before: { status: order.status },
      after: { status: to, ...(comment !== '' && { comment }) },
    });
    return { ...order, status: to };
  });
}
