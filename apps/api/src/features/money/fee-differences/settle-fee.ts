import type { AnswerOf, FeeDifferences, feeDifferences } from '@wideload/contract';
import { cents, fitsFeeWay, formatDollars } from '@wideload/domain';
import type { Admin } from '#actor.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { createFieldProblem, Problem } from '#problem.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import { findOrder, lockOrder, lockOrderForPayment, recordRequest } from '#features/orders/orders.service.ts';
import { markRequested, toDifference } from '../adjustments/adjustments.store.ts';
import { computeDue } from '../adjustments/order-balance.ts';
import { openAdjustment } from '../adjustments/request-adjustment.ts';
import { hasOpenAttempt } from '../charges/open-attempts.store.ts';
import { requestRefund } from '../refunds/refunds.service.ts';
import { chargeFee } from '../charges/charge-fee.ts';
import { findSettlementOrder, insertSettlement, undoAbsorbed } from './fee-differences.store.ts';
import { readFeeDifferences, recordFeeAction, requireOpenFee, type FeeRequest } from './read-fees.ts';

type Answer = AnswerOf<typeof feeDifferences.settle>;

/** The carrier pays all that is due in one payment, so a further difference joins an open request. */
async function askForFee(deps: Deps, by: Admin, request: FeeRequest): Promise<Answer> {
  const { orderId, permitId, reason } = request;
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOrderForPayment(tx, by, orderId);
    if (order === null) throw new Problem('not-found');
    const fee = await requireOpenFee(tx, request);
    if (await hasOpenAttempt(tx, orderId)) throw new Problem('payment_in_progress');
    if ((await findOrder(tx, by, orderId))?.customer.email === '')
      throw new Problem('order_not_payable', { detail: 'The account of this carrier is deleted.' });
    const [adjustment, id, at] = [await openAdjustment(tx, deps, by, order), deps.ids(), deps.clock.now()];
    const { difference, paidFee: chargedFee } = fee;
    const settlement = { id, orderId, permitId, way: 'charged', difference, chargedFee } as const;
    await insertSettlement(tx, by, { ...settlement, adjustmentId: adjustment.id, reason, at });
    const due = await computeDue(tx, order, undefined);
    await markRequested(tx, adjustment.id, at);
    const asked = { orderId, adjustmentId: adjustment.id, settlementId: id, declined: null };
    await recordRequest(tx, deps, { by, ...asked, difference: await toDifference(tx, adjustment.id, due) });
    await recordFeeAction(tx, deps, by, {
      orderId,
      orderNumber: order.orderNumber,
      fee,
      how: 'the carrier was asked',
      reason,
    });
  });
  return { status: 'asked' };
}

async function absorbFee(deps: Deps, by: Admin, request: FeeRequest): Promise<Answer> {
  const { orderId, permitId, reason } = request;
  if (reason === '') throw createFieldProblem('reason', 'Give a reason.');
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, by, orderId);
    if (order === null) throw new Problem('not-found');
    const fee = await requireOpenFee(tx, request);
    const { difference, paidFee: chargedFee } = fee;
    const settlement = { id: deps.ids(), orderId, permitId, way: 'absorbed', difference, chargedFee } as const;
    await insertSettlement(tx, by, { ...settlement, reason, at: deps.clock.now() });
    await recordFeeAction(tx, deps, by, { orderId, orderNumber: order.orderNumber, fee, how: 'absorbed', reason });
  });
  return { status: 'absorbed' };
}

/** The settlement commits with the refund, and follows it. */
async function refundFee(deps: Deps, by: Admin, request: FeeRequest): Promise<Answer> {
  const { orderId, permitId, expectedDifference, reason } = request;
  const amount = -expectedDifference;
  const given = reason === '' ? 'The state charged less than the fee sheet.' : reason;
  await requestRefund(deps, by, {
    orderId,
    body: { amount, permitId, reason: given },
    isOfFee: true,
    commit: async (tx, refundId) => {
      const { difference, paidFee: chargedFee } = await requireOpenFee(tx, request);
      const settlement = { id: deps.ids(), orderId, permitId, way: 'refunded', difference, chargedFee } as const;
      await insertSettlement(tx, by, { ...settlement, refundId, reason: given, at: deps.clock.now() });
    },
  });
  return { status: 'refunded' };
}

/** Each difference is settled once, however often it is pressed. */
export async function settleFee(deps: Deps, by: Admin, request: FeeRequest): Promise<Answer> {
  // Another difference than the one expected is refused with the order locked.
  if (!fitsFeeWay(request.way, request.expectedDifference)) throw new Problem('fee-difference.not-possible');
  switch (request.way) {
    case 'charge':
      return chargeFee(deps, by, request);
    case 'ask':
      return askForFee(deps, by, request);
    case 'absorb':
      return absorbFee(deps, by, request);
    case 'refund':
      return refundFee(deps, by, request);
  }
}

/** Only what was absorbed: a request is withdrawn, and a charge refunded, as any other. A repeat changes nothing. */
export async function undoSettlement(deps: Deps, by: Admin, id: string): Promise<FeeDifferences> {
  const orderId = await findSettlementOrder(deps.db, by, id);
  if (orderId === null) throw new Problem('not-found');
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, by, orderId);
    const undone = await undoAbsorbed(tx, by, { id, at: deps.clock.now() });
    if (order === null || undone === null) return;
    await recordAction(tx, deps, by, {
      what: 'order.fee-undone',
      subject: { kind: 'order', id: orderId, label: String(order.orderNumber) },
      before: { absorbed: formatDollars(cents(undone.difference_cents)), reason: undone.reason },
      after: null,
    });
  });
  return readFeeDifferences(deps, by, orderId);
}
