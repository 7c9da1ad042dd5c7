import type { FiledOrderChange } from '@wideload/contract';
import { computeOrderBalance } from '@wideload/domain';
import type { Admin, SignedIn } from '#actor.ts';
import type { Deps } from '#deps.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { Problem } from '#problem.ts';
import { findMoved } from '#features/money/payments.service.ts';
import { readOrder, type StoredOrder } from '#features/orders/orders.service.ts';
import { closeWaiting, hasOpenRequest, isChangeWaiting, listChanges } from './order-changes.store.ts';
import { toFiledChange } from './order-changes.wire.ts';
import { dropChange } from './refuse-change.ts';

/** Newest first. */
export async function readChanges(deps: Deps, by: SignedIn, orderId: string): Promise<FiledOrderChange[]> {
  const { id } = await readOrder(deps, by, orderId);
  return (await listChanges(deps.db, by, id)).map(toFiledChange);
}

type Permit = { _id: string; date: object; planned: object | null; route: object };

/** An issued permit that its state has changed, or voided, is what its carrier asked for: with the days and places of the change. */
export async function completeChange<T extends Permit>(tx: Tx, permit: T, at: Date): Promise<T> {
  const closed = await closeWaiting(tx, { permitId: permit._id, status: 'done', reason: '', at });
  if (closed === null || closed.wanted.isCanceled) return permit;
  const { date, planned, route = permit.route } = closed.wanted;
  return { ...permit, date, planned, route };
}

/** A void permit is changed no more: unless its carrier asked for just that, what waits is dropped, and its fee goes back. */
export async function dropWaitingChange(
  tx: Tx,
  deps: Deps,
  by: Admin,
  ended: { orderId: string; permitId: string; reason: string },
): ReturnType<typeof dropChange> {
  return (await isChangeWaiting(tx, ended.permitId)) ? dropChange(tx, deps, by, ended) : null;
}

/**
 * Nothing of an order is filed while its carrier owes the price of a change. A later change, or a refusal of the state, may leave
 * nothing to be paid of an open request. The order must be locked.
 */
export async function refuseUnpaidChange(
  tx: Tx,
  { id, status, totalPrice: total }: Pick<StoredOrder, 'id' | 'status' | 'totalPrice'>,
): Promise<void> {
  if (!(await hasOpenRequest(tx, id))) return;
  const balance = computeOrderBalance({ status, total, ...(await findMoved(tx, id)) });
  if (balance.kind === 'due') throw new Problem('change.unpaid');
}
