import type { orderChanges, ReadBody } from '@wideload/contract';
import { cents, formatDollars, stateName, type Cents } from '@wideload/domain';
import type { Admin } from '#actor.ts';
import { inTransaction, type Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import { returnChangeFee, sendRefund } from '#features/money/payments.service.ts';
import {
  formatNotification,
  lockOrder,
  recordEvent,
  respectClaim,
  touchOrder,
} from '#features/orders/orders.service.ts';
import { closeWaiting, findChangedOrder, findRequest } from './order-changes.store.ts';

type Refusal = { id: string; body: ReadBody<typeof orderChanges.refuse> };

/** The permit stays as it was issued, and the fee for its change goes back in the same step. */
export async function refuseChange(
  deps: Deps,
  by: Admin,
  { id, body: { permit: permitId, reason, over } }: Refusal,
): Promise<void> {
  const refunds = await inTransaction(deps.db, async (tx) => {
    const orderId = await findChangedOrder(tx, id);
    const order = orderId === null ? null : await lockOrder(tx, by, orderId);
    const permit = order?.permits.find(({ _id }) => _id === permitId);
    if (order === null || permit === undefined) throw new Problem('not-found');
    await respectClaim(tx, deps, { admin: by, orderId: order.id, over });
    const dropped = await dropChange(tx, deps, by, { orderId: order.id, permitId, reason });
    if (dropped === null) throw new Problem('not-found');
    const { refunds: returned, sentence: money } = dropped;
    await touchOrder(tx, order.id, deps.clock.now());
    const unit = order.units.findIndex(({ _id }) => _id === permit.unit) + 1;
    const words = [
      `${stateName(permit.state)} does not change the permit of unit ${unit}: it stays as it is.`,
      reason,
      money,
    ];
    const sentence = words.filter((part) => part !== '').join(' ');
    await recordEvent(tx, deps, {
      orderId: order.id,
      ownerId: order.ownerId,
      what: 'change',
      from: order.status,
      to: order.status,
      comment: sentence,
      by,
      notification: formatNotification(sentence, order.status),
    });
    await recordAction(tx, deps, by, {
      what: 'order.change-refused',
      subject: { kind: 'order', id: order.id, label: String(order.orderNumber) },
      before: { state: permit.state, unit },
      after: { comment: reason },
    });
    return returned;
  });
  for (const refund of refunds) await sendRefund(deps, refund);
}

type Dropping = { orderId: string; permitId: string; reason: string };
type Dropped = { refunds: string[]; sentence: string };

/**
 * The state of a permit does not change it as a change asks, and the fee for it goes back. The order must be locked.
 * @returns the refunds, to be sent after the commit, and what happens to the money; null if nothing was asked
 */
export async function dropChange(
  tx: Tx,
  deps: Deps,
  by: Admin,
  { orderId, permitId, reason }: Dropping,
): Promise<Dropped | null> {
  const closed = await closeWaiting(tx, { permitId, status: 'refused', reason, at: deps.clock.now() });
  if (closed === null) return null;
  const adjustmentId = await findRequest(tx, closed.changeId);
  const refunds = adjustmentId === null ? [] : await returnChangeFee(tx, deps, { by, orderId, permitId, adjustmentId });
  return { refunds, sentence: closed.fee === null ? '' : describeReturn(cents(closed.fee), refunds) };
}

function describeReturn(fee: Cents, refunds: readonly string[]): string {
  const amount = formatDollars(fee);
  return refunds.length === 0
    ? `Its fee of ${amount} is not to be paid any more.`
    : `Its fee of ${amount} goes back to the card that paid.`;
}
