import { computeOrderBalance, fitsConsent } from '@wideload/domain';
import type { Admin } from '#actor.ts';
import { inTransaction, type Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { lockOrderForPayment, type PayableOrder } from '#features/orders/orders.service.ts';
import { listChargeableCards } from '../adjustments/adjustments.service.ts';
import { findMoved, findOpenAdjustment, type AdjustmentRow } from '../adjustments/adjustments.store.ts';
import { openAdjustment } from '../adjustments/request-adjustment.ts';
import type { BeginResult } from './charge.ts';
import type { PayTimings } from './open-attempt.ts';
import { beginAdjustmentCharge } from './pay-adjustment.ts';
import { chargeOffSession, type ChargeAnswer } from './pay.ts';
import { findOwnCard, type CardRow } from '../cards/cards.service.ts';
import { findConsent, type ConsentRow } from '../fee-differences/open-fees.store.ts';
import { insertSettlement, listSettlements } from '../fee-differences/fee-differences.store.ts';
import { recordFeeAction, requireOpenFee, type FeeRequest } from '../fee-differences/read-fees.ts';

const refuse = (detail: string) => new Problem('fee-difference.not-possible', { detail });

/** The carrier agreed to the card of the order, and to no other. */
async function findConsentedCard(deps: Deps, by: Admin, orderId: string): Promise<string> {
  const card = (await listChargeableCards(deps, by, orderId)).find(({ paid }) => paid);
  if (card === undefined) throw refuse('The card that paid the order is no longer on the carrier’s list.');
  return card.id;
}

async function requireConsent(tx: Tx, orderId: string, amount: number): Promise<ConsentRow> {
  const consent = await findConsent(tx, orderId);
  if (consent === null) throw refuse('The carrier has not agreed to it, or has withdrawn. Ask the carrier to pay.');
  if (fitsConsent({ limit: consent.limit_cents, charged: consent.charged_cents }, amount)) return consent;
  throw refuse('It is more than what is left of the carrier’s limit. Ask the carrier to pay.');
}

/** A charge that stopped before it was sent is continued, as long as the carrier was not asked. */
async function findStopped(
  tx: Tx,
  { orderId, permitId, expectedDifference }: FeeRequest,
): Promise<AdjustmentRow | null> {
  const adjustment = await findOpenAdjustment(tx, orderId);
  if (adjustment === null || adjustment.asked_at !== null) return null;
  const settlements = await listSettlements(tx, orderId);
  const isOurs = settlements.some(
    (row) =>
      row.adjustment_id === adjustment.id &&
      row.permit_id === permitId &&
      row.consent_id !== null &&
      row.difference_cents === expectedDifference,
  );
  return isOurs ? adjustment : null;
}

async function openFeeCharge(
  tx: Tx,
  deps: Deps,
  by: Admin,
  { order, card, request }: { order: PayableOrder; card: CardRow; request: FeeRequest },
): Promise<AdjustmentRow> {
  const { orderId, permitId } = request;
  const stopped = await findStopped(tx, request);
  if (stopped !== null) return stopped;
  const fee = await requireOpenFee(tx, request);
  const consent = await requireConsent(tx, orderId, fee.difference);
  const balance = computeOrderBalance({
    status: order.status,
    total: order.totalCents,
    ...(await findMoved(tx, orderId)),
  });
  if (balance.kind !== 'even') throw refuse('Another difference of the order is open. Settle it first.');
  const adjustment = await openAdjustment(tx, deps, by, order);
  await insertSettlement(tx, by, {
    id: deps.ids(),
    orderId,
    permitId,
    way: 'charged',
    difference: fee.difference,
    chargedFee: fee.paidFee,
    consentId: consent.id,
    adjustmentId: adjustment.id,
    reason: request.reason,
    at: deps.clock.now(),
  });
  const how = `charged to ${card.brand} ending in ${card.last4}, within the carrier's consent`;
  await recordFeeAction(tx, deps, by, { orderId, orderNumber: order.orderNumber, fee, how, reason: request.reason });
  return adjustment;
}

/** T1: the settlement commits with the attempt that charges it. */
function beginFeeCharge(deps: Deps, by: Admin, cardId: string, request: FeeRequest): Promise<BeginResult> {
  return inTransaction(deps.db, async (tx) => {
    const order = await lockOrderForPayment(tx, by, request.orderId);
    if (order === null) throw new Problem('not-found');
    const { provider } = deps.payments;
    const card = await findOwnCard(tx, order, { provider, idOrMethod: cardId });
    if (card === null) throw refuse('The card that paid the order is no longer on the carrier’s list.');
    const adjustment = await openFeeCharge(tx, deps, by, { order, card, request });
    const charge = { order, adjustment, card, expected: request.expectedDifference } as const;
    return beginAdjustmentCharge(deps, tx, { ...charge, session: 'off', payer: null });
  });
}

/** A card that cannot be charged without the carrier turns it into a request to pay (`requestAfterDecline`). */
export async function chargeFee(
  deps: Deps,
  by: Admin,
  request: FeeRequest,
  timings?: PayTimings,
): Promise<ChargeAnswer> {
  const cardId = await findConsentedCard(deps, by, request.orderId);
  return chargeOffSession(deps, () => beginFeeCharge(deps, by, cardId, request), timings);
}
