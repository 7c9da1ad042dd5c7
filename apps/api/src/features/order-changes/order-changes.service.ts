import type { FiledOrderChange } from '@wideload/contract';
import { computeOrderBalance, cents } from '@wideload/domain';
import type { Admin, SignedIn } from '#actor.ts';
import type { Deps } from '#deps.ts';
import type { WantedTerms } from '#platform/db/columns/column-types.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';
import { Problem } from '#problem.ts';
import { findMoved } from '#features/money/payments.service.ts';
import { readOrder, readVehicles, type StoredOrder, type StoredPermit } from '#features/orders/orders.service.ts';
import { toOwn } from './change-vehicles.ts';
import {
  closeWaiting,
  hasOpenRequest,
  isChangeWaiting,
  listChanges,
  listWaiting,
  type ChangeRow,
} from './order-changes.store.ts';
import { dropChange } from './refuse-change.ts';

export { listVehicleLines } from './change-lines.ts';

function toFiledChange(row: ChangeRow): FiledOrderChange {
  return {
    _id: row.id,
    at: row.asked_at.toISOString(),
    byCarrier: row.by_carrier === true,
    comment: row.comment,
    permits: row.permits.map((permit) => ({
      permit: permit.permit_id,
      unit: permit.permit_unit,
      state: permit.permit_state,
      fate: permit.fate,
      fee: permit.fee_cents === null ? null : cents(permit.fee_cents),
      lines: permit.lines,
      isCanceled: permit.wanted?.isCanceled === true,
      status: permit.status,
      reason: permit.reason,
    })),
  };
}

/** Newest first. */
export async function readChanges(deps: Deps, by: SignedIn, orderId: string): Promise<FiledOrderChange[]> {
  const { id } = await readOrder(deps, by, orderId);
  return (await listChanges(deps.db, by, id)).map(toFiledChange);
}

/** An issued permit that its state has changed, or voided, is what its carrier asked for: with the days, places and vehicles of the change. */
export async function completeChange(
  tx: Tx,
  { order, permit }: { order: StoredOrder; permit: StoredPermit },
  at: Date,
): Promise<StoredPermit> {
  const closed = await closeWaiting(tx, { permitId: permit._id, status: 'done', reason: '', at });
  return closed === null ? permit : toWanted(permit, order, closed.wanted);
}

function toWanted(permit: StoredPermit, { units }: StoredOrder, wanted: WantedTerms): StoredPermit {
  if (wanted.isCanceled) return permit;
  const { date, planned, route = permit.route, vehicles } = wanted;
  const unit = units.find(({ _id }) => _id === permit.unit);
  const own = readVehicles(vehicles ?? null);
  return { ...permit, date, planned, route, vehicles: own && unit ? toOwn(own, unit) : permit.vehicles };
}

/** The order as it will be once its states have changed all that they are asked to. */
export async function hopeForChanges(db: Db | Tx, order: StoredOrder): Promise<StoredOrder> {
  const waiting = new Map((await listWaiting(db, [order.id])).map(({ permitId, wanted }) => [permitId, wanted]));
  const permits = order.permits.map((permit) => {
    const wanted = waiting.get(permit._id);
    return wanted === undefined ? permit : toWanted(permit, order, wanted);
  });
  return { ...order, permits };
}

/** The issued permits that their carrier canceled, and their states are asked to cancel: nobody is to travel with them. */
export async function listCanceled(db: Db | Tx, orderIds: readonly string[]): Promise<ReadonlySet<string>> {
  const waiting = await listWaiting(db, orderIds);
  return new Set(waiting.flatMap(({ permitId, wanted }) => (wanted.isCanceled ? [permitId] : [])));
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
