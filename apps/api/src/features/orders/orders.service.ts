import {
  maxOfflineOrders,
  type MovedMoney,
  type orders,
  type ReadBody,
  type ReadQuery,
  type SaveOrderBody,
} from '@wideload/contract';
import {
  clampStep,
  normalizeCustomer,
  selectOrderTexts,
  toTravelLoad,
  type TripRoute,
  isPlaced,
} from '@wideload/domain';
import type { SignedIn, User } from '#actor.ts';
import { ownerOf, type Owner } from '#identities.ts';
import { inTransaction, getViolatedConstraint, type Db, type Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import type { Cell } from '#platform/http/bodies/csv.ts';
import { createFieldProblem, Problem } from '#problem.ts';
import { applyChanges } from './draft/order-changes.ts';
import { computeToday } from './order-days.ts';
import { askStates, mailStateQuestions } from './ask-states.ts';
import { recordDraftAction } from './phone-actions.ts';
import type { OrderLists } from './list/kept-lists.ts';
import { emptyList, readOwnOrders, type OrderListQuery } from './list/order-list.store.ts';
import { decidePermits } from './draft/order-permits.ts';
import { computeReview, refusePastDepartures } from './draft/order-review.ts';
import { takeSnapshots } from './draft/order-snapshots.ts';
import { findTripRoute, isProposalStale, toPlanFinder } from './draft/order-trip.ts';
import { deleteOrder, findLastOrders, findOrder, insertOrder, lockOrder, updateOrder } from './orders.store.ts';
import { toOwnOrderCells } from './orders.wire.ts';
import { buildDraft, type StoredOrder } from './stored-order.ts';

export { assignOrder, claimForWork, claimOrder, releaseOrder, respectClaim } from './claims.ts';
export { createOrderLists } from './list/kept-lists.ts';
export { matchesCompanies, matchesWaiting, mayBeName } from './list/desk-search.ts';
export { findOrdersBy, inLikeness, listAlikeNames } from './list/desk-search.store.ts';
export { listAskedPermits } from './moves/order-moves.store.ts';
export { moveOrder, formatNotification, toCreatedEvent, toOrderEvent } from './moves/order-moves.ts';
export { computeToday, isExpiredPermit } from './order-days.ts';
export { buildUnits, decideUnitChange, findTripDates, type UnitChange } from './unit-change.ts';
export { writePlacedOrder, writeStateQuestion, fillFilingValues, storeSuperloads } from './placed-order.store.ts';
export { changeTrip, findTripRoute, toPlanFinder } from './draft/order-trip.ts';
export { toOrderCard, toOrder, toPermit } from './orders.wire.ts';
export { listOrderAddresses, mailOrder, mailOrderDigest, mailOrderNews } from './moves/order-mails.ts';
export { recordEvent, recordEvents } from './moves/record-event.ts';
export { changePoNumber } from './payment/po-number.ts';
export { findLastPaymentAsk, recordPaymentAsk } from './payment/payment-ask.ts';
export { lockOrder, findOrder, findPaidAt, listTrips, touchOrder } from './orders.store.ts';
export { recordAdjustmentPaid, recordRequest, recordWithdrawal } from './payment/adjustment-events.ts';
export {
  lockOrderForPayment,
  markPaid,
  canSeeOrder,
  refreshOrderForPayment,
  withoutReview,
} from './payment/order-payment.ts';
export type { Paid, PayableOrder } from './payment/order-payment.ts';
export { formatOrderCharges, formatTrip } from './payment/receipt-mail.ts';
export { refuseRefunded, readPaidOrder } from './payment/paid-order.ts';
export { countActivePermits, listOrdersByUser, listPermitsByUser } from './list/user-orders.ts';
export { labelPlace } from './draft/order-changes.ts';
export { decidePermits } from './draft/order-permits.ts';
export { findLiveRecords, takeSnapshots, type LiveRecords } from './draft/order-snapshots.ts';
export { readVehicles } from './order-rows.ts';
export { initialAnswer, type StoredOrder, type StoredPermit, type StoredUnit } from './stored-order.ts';

/** Orders need these calls of payments; `app.ts` passes them, so that this feature does not import that one. */
export type PaymentGuard = {
  /** True while an attempt for one of the orders is in flight, unknown or waiting for 3-D Secure. The caller holds their locks. */
  isOpen(db: Db | Tx, ...orderIds: string[]): Promise<boolean>;
  /** All that was paid for an order, and every refund of it. */
  findMovedMoney(db: Db | Tx, orderId: string): Promise<MovedMoney>;
  /**
   * Runs before the transaction of a deletion: cancels the order's uncharged payment at the provider.
   * @throws Problem `payment_in_progress`, `order.not-draft` when it turned out paid, or `provider_unavailable`.
   */
  cancelForDeletion(orderId: string): Promise<void>;
  /** Runs in the deletion's transaction, with the order row locked: removes canceled payments, or throws Problem `payment_in_progress`. */
  removeCanceled(tx: Tx, orderId: string): Promise<void>;
};

export async function readOrder({ db }: Deps, actor: SignedIn, id: string): Promise<StoredOrder> {
  const order = await findOrder(db, actor, id);
  if (order === null) throw new Problem('not-found');
  return order;
}

/** The owner of the requested orders; null for an order that does not exist. */
async function findOwner(db: Db, actor: SignedIn, { orderId, userId }: OrderListQuery): Promise<Owner | null> {
  if (actor.kind === 'user') return actor;
  if (userId !== undefined) return { ownerId: ownerOf(userId) };
  if (orderId === undefined) throw createFieldProblem('userId', 'Name an account by userId, or an order by orderId.');
  const order = await findOrder(db, actor, orderId);
  return order;
}

/** Lists a user's own orders; an admin names one account or one order. */
export async function listOrders(
  { db }: Deps,
  actor: SignedIn,
  { lists, query }: { lists: OrderLists; query: OrderListQuery },
): ReturnType<OrderLists['read']> {
  const owner = await findOwner(db, actor, query);
  const { page, pageSize } = query;
  return owner === null ? { ...emptyList, page, pageSize } : lists.read(owner, query);
}

/** Every row of the filtered list, for a file. */
export async function* exportOwnOrders(
  { db, clock }: Deps,
  user: User,
  query: ReadQuery<typeof orders.export>,
): AsyncGenerator<readonly Cell[]> {
  const wanted = { ...query, orderId: undefined, userId: undefined, today: computeToday(undefined, clock.now()) };
  for await (const row of readOwnOrders(db, user, wanted)) yield toOwnOrderCells(row);
}

export function listRecentOrders({ db }: Deps, user: User): Promise<StoredOrder[]> {
  return findLastOrders(db, user, maxOfflineOrders);
}

type Creation = { body: ReadBody<typeof orders.create>; payments: PaymentGuard };

/**
 * Creates a draft from its basic details. A retry with the same `_id`, after a lost response, updates that draft
 * instead.
 */
export async function createOrder(deps: Deps, user: User, { body, payments }: Creation): Promise<StoredOrder> {
  const { _id: id, ...parts } = body;
  const known = id === undefined ? null : await findOrder(deps.db, user, id);
  if (known !== null)
    return saveOrder(deps, user, { id: known.id, body: { ...parts, version: known.version }, payments });
  return insertDraft(deps, user, body);
}

function insertDraft(deps: Deps, user: User, body: ReadBody<typeof orders.create>): Promise<StoredOrder> {
  const { db, ids, clock } = deps;
  return inTransaction(db, async (tx) => {
    const nothing = { ownerId: user.ownerId, company: null, units: [] };
    const { company } = await takeSnapshots(tx, nothing, { company: body.company, units: [] });
    const owned = { id: body._id ?? ids(), ownerId: user.ownerId };
    const given = { ...selectOrderTexts(body), customer: normalizeCustomer(body.customer), company };
    const none = { jurisdictions: [], trip: null, filing: {}, units: [], permits: [], totalPrice: 0 };
    const order = buildDraft({ ...owned, ...given, ...none }, clock.now());
    const draft = await insertOrder(tx, user, { ...order, step: clampStep(order, body.step) });
    if (user.clerk === undefined) return draft;
    await recordDraftAction(tx, deps, user, { before: null, after: draft });
    return (await findOrder(tx, user, draft.id)) ?? draft;
  }).catch((error: unknown) => {
    if (getViolatedConstraint(error) === 'orders_pkey') throw new Problem('not-found', { cause: error });
    throw error;
  });
}

async function refuseUnlessSavable(tx: Tx, payments: PaymentGuard, order: StoredOrder): Promise<void> {
  if (isPlaced(order.status)) throw new Problem('order.not-draft');
  if (await payments.isOpen(tx, order.id)) throw new Problem('payment_in_progress');
}

export type Save = { id: string; body: SaveOrderBody; payments: PaymentGuard };

/** Saves the parts of a draft that `body` contains, then determines and prices its permits. */
export async function saveOrder(deps: Deps, user: User, { id, body, payments }: Save): Promise<StoredOrder> {
  const { db, clock, ids } = deps;
  if (user.clerk !== undefined && body.reviewed === true)
    throw new Problem('access.refused', { detail: 'Only the carrier reviews the order.' });
  const route = await findChangedRoute(deps, user, { id, body });
  const today = computeToday(body.timeZone, clock.now());
  return inTransaction(db, async (tx) => {
    const before = await lockOrder(tx, user, id);
    if (before === null) throw new Problem('not-found');
    await refuseUnlessSavable(tx, payments, before);
    const { version = before.version } = body;
    if (before.version !== version) throw new Problem('order.stale', { members: { version: before.version } });
    refusePastDepartures(before.trip, body.trip, { now: clock.now(), timeZone: body.timeZone });
    const changed = await applyChanges(tx, before, { body, route });
    const decided = { ...changed, ...decidePermits(changed, { today, newId: ids, findPlan: toPlanFinder(changed) }) };
    const judged = askStates(
      { ...decided, ...computeReview({ before, changed, decided }, body.reviewed) },
      clock.now(),
    );
    const step = clampStep(judged, body.step ?? before.step);
    const after = { ...judged, step, version: before.version + 1, updatedAt: clock.now() };
    await updateOrder(tx, before, after);
    await mailStateQuestions(tx, deps, { before, after });
    await recordDraftAction(tx, deps, user, { before, after });
    return after;
  });
}

/** Other places have another route, and so can other loads. The router is asked before the transaction. */
async function findChangedRoute(
  deps: Deps,
  user: User,
  { id, body }: Pick<Save, 'id' | 'body'>,
): Promise<TripRoute | null> {
  if (body.trip === undefined && body.units === undefined) return null;
  const order = await readOrder(deps, user, id);
  const before = order.units.map(toTravelLoad);
  const loads = body.units?.map(toTravelLoad) ?? before;
  if (body.trip !== undefined) return findTripRoute(deps, body.trip, loads);
  return isProposalStale(order.trip, before, loads) ? findTripRoute(deps, order.trip, loads) : null;
}

export async function removeOrder(deps: Deps, user: User, { id, payments }: Omit<Save, 'body'>): Promise<void> {
  const seen = await readOrder(deps, user, id);
  if (isPlaced(seen.status)) throw new Problem('order.not-draft');
  await payments.cancelForDeletion(id);
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, user, id);
    if (order === null) throw new Problem('not-found');
    await refuseUnlessSavable(tx, payments, order);
    await payments.removeCanceled(tx, id);
    await deleteOrder(tx, user, id);
    await recordDraftAction(tx, deps, user, { before: order, after: null });
  });
}
