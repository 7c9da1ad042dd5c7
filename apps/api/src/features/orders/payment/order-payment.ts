import { isDeepStrictEqual } from 'node:util';
import { toFieldMessages, type InputError } from '@wideload/contract';
import { isReviewKept, findProblems, type OrderStatus, isPlaced, type PriceLine } from '@wideload/domain';
import { createSystemActor, type SignedIn, type System, type User } from '#actor.ts';
import type { OwnerId, PersonId } from '#identities.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { moveOrder } from '../moves/order-moves.ts';
import { computeReview } from '../draft/order-review.ts';
import { takeSnapshots } from '../draft/order-snapshots.ts';
import { findOrder, lockOrder, orderExists, updateOrder } from '../orders.store.ts';
import { buildReceiptMail } from './receipt-mail.ts';
import { waitsForState } from '../ask-states.ts';
import type { StoredOrder } from '../stored-order.ts';

export type PayableOrder = {
  id: string;
  orderNumber: number;
  ownerId: OwnerId;
  status: OrderStatus;
  totalCents: number;
  lines: readonly PriceLine[];
  /** Missing input of steps 1 to 5, the review included; only meaningful for a draft. When empty, the order can be paid. */
  problems: readonly InputError[];
  /** A load is more than the permits of a state allow, and the state has not said that it would permit it. */
  waitsForState: boolean;
};

/** For an admin's act on a phone order: the review is the owner's own act, and an agreement to be charged takes its place. */
export function withoutReview(order: PayableOrder): PayableOrder {
  return { ...order, problems: order.problems.filter(({ code }) => code !== 'summary') };
}

function listPriceLines({ units, permits }: StoredOrder): PriceLine[] {
  return permits.map((permit) => ({
    permitId: permit._id,
    unit: units.findIndex(({ _id }) => _id === permit.unit) + 1,
    state: permit.state,
    days: permit.days,
    feeCents: permit.fee,
    amountCents: permit.price,
  }));
}

const stepsBeforePayment = ['basic-details', 'jurisdiction', 'vehicles', 'permits', 'summary'] as const;

function listMissing(order: StoredOrder): InputError[] {
  return stepsBeforePayment.flatMap((step) =>
    toFieldMessages(findProblems(step, order)).map((message) => ({ ...message, code: step })),
  );
}

const listTrailerLengths = ({ units }: Pick<StoredOrder, 'units'>) => units.map(({ trailer }) => trailer?.length);

/** A trailer's length decides permits, so an edited length removes the review mark: the carrier has not seen the order with it. */
async function refreshSnapshots(tx: Tx, order: StoredOrder): Promise<StoredOrder> {
  const snapshots = await takeSnapshots(tx, order, { company: order.company?._id ?? null, units: order.units });
  const changed = { ...order, ...snapshots };
  if (isReviewKept(order, changed)) return order;
  const isReviewDue = !isDeepStrictEqual(listTrailerLengths(order), listTrailerLengths(changed));
  const mark = isReviewDue ? computeReview({ before: order, changed, decided: changed }, undefined) : {};
  const fresh = { ...changed, ...mark };
  await updateOrder(tx, order, fresh);
  return fresh;
}

function toPayable(order: StoredOrder): PayableOrder {
  const { id, orderNumber, ownerId, status, totalPrice } = order;
  return {
    id,
    orderNumber,
    ownerId,
    status,
    totalCents: totalPrice,
    lines: listPriceLines(order),
    problems: listMissing(order),
    waitsForState: !isPlaced(order.status) && waitsForState(order),
  };
}

/**
 * Locks the order row, before any row of its payment, and reads the input of a payment. A user finds only own orders.
 * @returns null when the actor has no such order.
 */
export async function lockOrderForPayment(
  tx: Tx,
  actor: SignedIn | System,
  orderId: string,
): Promise<PayableOrder | null> {
  const order = await lockOrder(tx, actor, orderId);
  return order && toPayable(order);
}

/**
 * Locks the order to begin an attempt, and takes new snapshots of a draft's company, trucks and trailers. No other code
 * may do this while an attempt is open: the bank's 3-D Secure question is about the order as it was when the attempt
 * began.
 * @returns null when the user has no such order.
 */
export async function refreshOrderForPayment(tx: Tx, user: User, orderId: string): Promise<PayableOrder | null> {
  const order = await lockOrder(tx, user, orderId);
  if (order === null) return null;
  return toPayable(isPlaced(order.status) ? order : await refreshSnapshots(tx, order));
}

export type Paid = {
  orderId: string;
  paymentId: string;
  amountCents: number;
  paidAt: Date;
  /** For the receipt; null only when the provider does not report it. */
  card: { brand: string; last4: string } | null;
  /** Its number in the books. */
  receipt: string;
  /** The person of the account who pressed PAY; null for an admin. */
  payerId?: PersonId | null;
};

/**
 * Makes the order of a confirmed payment pending, with history, notification and receipt, in the given transaction. The
 * row is already locked.
 * @returns false, and changes nothing, when the order is no longer a draft.
 */
export async function markPaid(deps: Deps, tx: Tx, paid: Paid): Promise<boolean> {
  const by = createSystemActor('settle');
  const order = await findOrder(tx, by, paid.orderId);
  if (order === null) return false;
  return moveOrder(deps, tx, {
    orderId: order.id,
    from: 'draft',
    to: 'pending',
    by,
    comment: 'Payment received.',
    paidAt: paid.paidAt,
    payerId: paid.payerId ?? null,
    mail: buildReceiptMail(deps, order, { ...paid, kind: 'order', lines: listPriceLines(order) }),
  });
}

export function canSeeOrder(db: Db | Tx, actor: SignedIn | System, orderId: string): Promise<boolean> {
  return orderExists(db, actor, orderId);
}
