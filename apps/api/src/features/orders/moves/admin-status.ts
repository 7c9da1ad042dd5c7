import { actRights, listRejectionMoney, type adminOrders, type ReadBody } from '@wideload/contract';
import { listAdminMoves, isPermitUndecided, stateName, type AdminMove } from '@wideload/domain';
import type { Admin } from '#actor.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { requireDeskRight } from '#desk-right.ts';
import type { ApprovedPermit } from '#platform/deliveries/mails/order-status-mails.ts';
import { Problem } from '#problem.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import { isExpiredPermit } from '../order-days.ts';
import { respectClaim } from '../claims.ts';
import type { OrderMail } from './order-mails.ts';
import { moveOrder } from './order-moves.ts';
import { listAskedPermits } from './order-moves.store.ts';
import { lockOrder } from '../orders.store.ts';
import type { PaymentGuard } from '../orders.service.ts';
import { refuseRefunded } from '../payment/paid-order.ts';
import type { StoredOrder } from '../stored-order.ts';

type StatusChange = {
  id: string;
  body: ReadBody<typeof adminOrders.changeStatus>;
  payments: Pick<PaymentGuard, 'isOpen' | 'findMovedMoney'>;
};

/** `money`: what happens to it, when the order is rejected. */
type StatusMail = { order: StoredOrder; to: AdminMove; comment: string; money: readonly string[] };

function toApprovedPermits({ permits, units }: StoredOrder, now: Date): ApprovedPermit[] {
  return permits
    .filter(({ status }) => status === 'issued')
    .map((permit) => {
      const { state, stateNumber, validFrom, validTo } = permit;
      const unit = units.findIndex(({ _id }) => _id === permit.unit) + 1;
      return { state, unit, stateNumber, validFrom, validTo, isExpired: isExpiredPermit(permit, now) };
    });
}

function toMail({ config, clock }: Deps, { order, to, comment, money }: StatusMail): OrderMail {
  const { id: orderId, orderNumber, title } = order;
  const link = `${config.publicUrl}/order_list/order?orderId=${orderId}`;
  const moved = { orderNumber, orderId, title, comment, link };
  switch (to) {
    case 'approved': {
      const permits = toApprovedPermits(order, clock.now());
      return { kind: 'order-approved', content: { ...moved, permits } };
    }
    case 'rejected':
      return { kind: 'order-rejected', content: { ...moved, money } };
    case 'pending':
      return {
        kind: 'order-reopened',
        content: { ...moved, ...(order.isRefunded && { isRefunded: true }) },
      };
  }
}

function buildStatusMail(deps: Deps, change: StatusMail) {
  const { id, version } = change.order;
  // The version differs for each move of an order.
  return { key: `order-status:${id}:${version + 1}`, mail: toMail(deps, change) };
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

const listFormat = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** `asked`: the permits that their states are asked to change. */
function refuseAsked({ orderNumber, permits }: StoredOrder, asked: readonly string[]): void {
  const states = permits.filter(({ _id }) => asked.includes(_id)).map(({ state }) => stateName(state));
  if (states.length === 0) return;
  const named = listFormat.format([...new Set(states)]);
  const detail = `Order ${orderNumber} cannot be approved: the carrier waits for a change by ${named}. Amend the permit, or record that its state refused the change.`;
  throw new Problem('change.waiting', { detail });
}

/** An approval tells the carrier that the permits can be downloaded, and ends the work on the order. */
function requireApprovable(order: StoredOrder, asked: readonly string[]): void {
  refuseRefunded(order, 'approved');
  refuseAsked(order, asked);
  const { orderNumber, status, units, permits } = order;
  const undecided = permits
    .filter((permit) => isPermitUndecided(permit.status))
    .map(({ _id, state, unit, status: at }) => {
      return { _id, state, unit: units.findIndex((one) => one._id === unit) + 1, status: at };
    });
  if (undecided.length === 0) return;
  const named = listFormat.format(
    undecided.map(({ state, unit, status: at }) => `${stateName(state)} (unit ${unit}) is ${at}`),
  );
  throw new Problem('order.permits-undecided', {
    detail: `Order ${orderNumber} cannot be approved: ${named}. Issue each permit, or record that its state refused it.`,
    members: { orderStatus: status, permits: undecided },
  });
}

/**
 * Moves an order as an admin: status, history, notification, mail and audit log in one transaction, with the order
 * locked, so that of two admins one wins and the other gets a refusal.
 */
export function changeStatus(deps: Deps, admin: Admin, { id, body, payments }: StatusChange): Promise<StoredOrder> {
  const { comment } = body;
  if (body.status !== 'approved') requireDeskRight(admin, actRights.reject);
  return inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, admin, id);
    if (order === null) throw new Problem('not-found');
    const to = requireAllowedMove(order, body);
    await respectClaim(tx, deps, { admin, orderId: id, over: body.over });
    if (to === 'approved') requireApprovable(order, await listAskedPermits(tx, order.id));
    // A charge in progress must not end up on a rejected order.
    if (to === 'rejected' && (await payments.isOpen(tx, id))) throw new Problem('payment_in_progress');
    const money = to === 'rejected' ? listRejectionMoney(await payments.findMovedMoney(tx, id)) : [];
    const told = { comment, note: money.join(' '), mail: buildStatusMail(deps, { order, to, comment, money }) };
    const isMoved = await moveOrder(deps, tx, { orderId: id, from: order.status, to, by: admin, ...told });
    if (!isMoved) throw new Error('A locked order has left its status.');
    await recordAction(tx, deps, admin, {
      what: 'order.status',
      subject: { kind: 'order', id, label: String(order.orderNumber) },
      before: { status: order.status },
      after: { status: to, ...(comment !== '' && { comment }) },
    });
    return { ...order, status: to };
  });
}
