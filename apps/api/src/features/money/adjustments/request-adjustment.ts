import { cents, formatDollars } from '@wideload/domain';
import type { Admin, User, SignedIn } from '#actor.ts';
import { inTransaction, type Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import {
  findOrder,
  lockOrderForPayment,
  recordRequest,
  recordWithdrawal,
  type PayableOrder,
} from '#features/orders/orders.service.ts';
import { findLatestAttempt, isOpen } from '../charges/attempts.store.ts';
import { hasOpenAttempt } from '../charges/open-attempts.store.ts';
import { cancelAtProvider } from '../charges/payment-guard.ts';
import { insertSettlement } from '../fee-differences/fee-differences.store.ts';
import { changePayment, type PaymentRow } from '../payments.store.ts';
import {
  findOpenAdjustment,
  insertAdjustment,
  markRequested,
  toDifference,
  closeAdjustment,
  findAdjustmentPayment,
  type AdjustmentRow,
} from './adjustments.store.ts';
import { computeDue } from './order-balance.ts';

export async function openAdjustment(
  tx: Tx,
  deps: Deps,
  by: Admin | User,
  order: Pick<PayableOrder, 'id'>,
): Promise<AdjustmentRow> {
  const open = await findOpenAdjustment(tx, order.id);
  return open ?? insertAdjustment(tx, by, { id: deps.ids(), orderId: order.id, at: deps.clock.now() });
}

export function toAuditSubject({ id, orderNumber }: PayableOrder) {
  return { kind: 'order' as const, id, label: String(orderNumber) };
}

/** The carrier gets a request to pay. `expectedAmount`: cents that the admin saw. A repeat changes nothing. */
export function requestAdjustment(
  deps: Deps,
  by: Admin,
  { orderId, expectedAmount }: { orderId: string; expectedAmount: number },
): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const order = await lockOrderForPayment(tx, by, orderId);
    if (order === null) throw new Problem('not-found');
    const due = await computeDue(tx, order, expectedAmount);
    if (await hasOpenAttempt(tx, orderId)) throw new Problem('payment_in_progress');
    if ((await findOrder(tx, by, orderId))?.customer.email === '')
      throw new Problem('order_not_payable', { detail: 'The account of this carrier is deleted.' });
    const adjustment = await openAdjustment(tx, deps, by, order);
    if (!(await markRequested(tx, adjustment.id, deps.clock.now()))) return;
    const difference = await toDifference(tx, adjustment.id, due);
    await recordRequest(tx, deps, { by, orderId, adjustmentId: adjustment.id, difference, declined: null });
    const after = { amount: formatDollars(cents(due.amountCents)) };
    await recordAction(tx, deps, by, {
      what: 'order.charge-request',
      subject: toAuditSubject(order),
      before: null,
      after,
    });
  });
}

/** Fees of states for changing issued permits, in cents; `chargedFee` is the total that each state has then charged. */
type ChangeFee = { permitId: string; difference: number; chargedFee: number; reason: string };

type Asked = {
  by: SignedIn;
  orderId: string;
  fees: readonly ChangeFee[];
  /** The savings of the change cover its fees. */
  isCovered: boolean;
};

/**
 * Asks for what a changed order costs more, in the transaction of the change. The carrier who changed it is on the page that
 * asks, and gets no mail about it.
 * @returns the id of the request
 */
export async function askForChange(tx: Tx, deps: Deps, { by, orderId, fees, isCovered }: Asked): Promise<string> {
  const order = await lockOrderForPayment(tx, by, orderId);
  if (order === null) throw new Error(`Order ${orderId} is changed and gone.`);
  const at = deps.clock.now();
  const adjustment = await openAdjustment(tx, deps, by, order);
  for (const fee of fees)
    await insertSettlement(tx, by, {
      ...fee,
      id: deps.ids(),
      orderId,
      way: 'charged',
      adjustmentId: adjustment.id,
      at,
    });
  if (isCovered) return adjustment.id;
  const due = await computeDue(tx, order, undefined);
  await markRequested(tx, adjustment.id, at);
  if (by.kind === 'admin') {
    const difference = await toDifference(tx, adjustment.id, due);
    await recordRequest(tx, deps, { by, orderId, adjustmentId: adjustment.id, difference, declined: null });
  }
  return adjustment.id;
}

/** A new payment may begin between a cancel and the commit of the withdrawal. */
const ROUNDS = 3;

/** A charge in progress cannot be canceled; a pending 3-D Secure can. */
async function refuseWhileCharging(deps: Pick<Deps, 'db'> | { db: Tx }, { id }: PaymentRow): Promise<void> {
  const attempt = await findLatestAttempt(deps.db, id);
  if (attempt !== null && isOpen(attempt) && attempt.state !== 'requires_action')
    throw new Problem('payment_in_progress');
}

/** @returns false if a payment at the provider can still pay it and must be canceled first. */
function close(deps: Deps, by: Admin, orderId: string): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const order = await lockOrderForPayment(tx, by, orderId);
    const adjustment = order && (await findOpenAdjustment(tx, orderId));
    if (order === null || adjustment === null) throw new Problem('not-found');
    const at = deps.clock.now();
    const payment = await findAdjustmentPayment(tx, adjustment.id, { lock: true });
    if (payment !== null) {
      await refuseWhileCharging({ db: tx }, payment);
      if (payment.provider_intent_id !== null) return false;
      await changePayment(tx, payment.id, { status: 'canceled', at });
    }
    await closeAdjustment(tx, adjustment.id, { state: 'withdrawn', at });
    if (adjustment.asked_at !== null) await recordWithdrawal(tx, deps, { orderId, by });
    const subject = { kind: 'order' as const, id: orderId, label: String(order.orderNumber) };
    await recordAction(tx, deps, by, { what: 'order.charge-withdrawn', subject, before: null, after: null });
    return true;
  });
}

async function cancelPayment(deps: Deps, orderId: string): Promise<void> {
  const adjustment = await findOpenAdjustment(deps.db, orderId);
  const payment = adjustment && (await findAdjustmentPayment(deps.db, adjustment.id));
  if (payment === null || payment.provider_intent_id === null) return;
  await refuseWhileCharging(deps, payment);
  await cancelAtProvider(deps, payment, payment.provider_intent_id);
  const paid = await findAdjustmentPayment(deps.db, payment.adjustment_id ?? '');
  if (paid?.status === 'succeeded') throw new Problem('order_not_payable', { detail: 'It has just been paid.' });
  if (paid?.id === payment.id)
    throw new Problem('order_not_payable', { detail: 'This payment must be decided by hand.' });
}

/** Cancels the intent at the provider, then closes the request. */
export async function withdrawAdjustment(deps: Deps, by: Admin, orderId: string): Promise<void> {
  for (let round = 1; round <= ROUNDS; round += 1) {
    if (await close(deps, by, orderId)) return;
    await cancelPayment(deps, orderId);
  }
  throw new Problem('payment_in_progress');
}
