import { cents, formatDollars } from '@wideload/domain';
import type { Admin } from '#actor.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import { lockOrderForPayment } from '#features/orders/orders.service.ts';
import { findOwnCard } from '../cards/cards.service.ts';
import { computeDue } from '../adjustments/order-balance.ts';
import { isFeeAsked } from '../adjustments/adjustments.store.ts';
import { openAdjustment, toAuditSubject } from '../adjustments/request-adjustment.ts';
import type { BeginResult } from './charge.ts';
import { beginAdjustmentCharge } from './pay-adjustment.ts';
import { chargeOffSession, type ChargeAnswer } from './pay.ts';
import type { PayTimings } from './open-attempt.ts';

/** `expectedAmount`: cents that the admin saw. */
type Wanted = { orderId: string; cardId: string; expectedAmount: number };

/** T1, with the admin's audit log entry in the same commit. */
function beginAdminCharge(deps: Deps, by: Admin, { orderId, cardId, expectedAmount }: Wanted): Promise<BeginResult> {
  return inTransaction(deps.db, async (tx) => {
    const order = await lockOrderForPayment(tx, by, orderId);
    if (order === null) throw new Problem('not-found');
    const { provider } = deps.payments;
    const card = await findOwnCard(tx, order, { provider, idOrMethod: cardId });
    if (card === null) throw new Problem('not-found', { detail: 'This card is no longer on the carrier’s list.' });
    const { amountCents } = await computeDue(tx, order, expectedAmount);
    if (await isFeeAsked(tx, orderId)) {
      const detail = 'A fee difference is part of it, which only the carrier may pay.';
      throw new Problem('order_not_payable', { detail });
    }
    const adjustment = await openAdjustment(tx, deps, by, order);
    const charge = { order, adjustment, card, expected: expectedAmount, session: 'off', payer: null } as const;
    const begun = await beginAdjustmentCharge(deps, tx, charge);
    if (begun.kind === 'begun') {
      const after = { amount: formatDollars(cents(amountCents)), card: `${card.brand} ending in ${card.last4}` };
      await recordAction(tx, deps, by, { what: 'order.charge', subject: toAuditSubject(order), before: null, after });
    }
    return begun;
  });
}

/** If the card cannot be charged without the carrier present, the carrier gets a request to pay (`requestAfterDecline`). */
export function chargeAdjustment(deps: Deps, by: Admin, wanted: Wanted, timings?: PayTimings): Promise<ChargeAnswer> {
  return chargeOffSession(deps, () => beginAdminCharge(deps, by, wanted), timings);
}
