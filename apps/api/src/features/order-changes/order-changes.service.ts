import type { FiledOrderChange } from '@wideload/contract';
import type { SignedIn } from '#actor.ts';
import type { Deps } from '#deps.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { Problem } from '#problem.ts';
import { readOrder } from '#features/orders/orders.service.ts';
import { closeWaiting, hasUnpaidChange, listChanges } from './order-changes.store.ts';
import { toFiledChange } from './order-changes.wire.ts';

/** Newest first. */
export async function readChanges(deps: Deps, by: SignedIn, orderId: string): Promise<FiledOrderChange[]> {
  const { id } = await readOrder(deps, by, orderId);
  return (await listChanges(deps.db, by, id)).map(toFiledChange);
}

type Permit = { _id: string; date: object; planned: object | null; route: object };

/** An issued permit that its state has changed, or voided, is what its carrier asked for: with the days and places of the change. */
export async function completeChange<T extends Permit>(tx: Tx, permit: T, at: Date): Promise<T> {
  const wanted = await closeWaiting(tx, { permitId: permit._id, status: 'done', reason: '', at });
  if (wanted === null || wanted.isCanceled) return permit;
  const { date, planned, route = permit.route } = wanted;
  return { ...permit, date, planned, route };
}

/** Nothing of an order is filed while its carrier owes the price of a change. The order must be locked. */
export async function refuseUnpaidChange(tx: Tx, orderId: string): Promise<void> {
  if (await hasUnpaidChange(tx, orderId)) throw new Problem('change.unpaid');
}
