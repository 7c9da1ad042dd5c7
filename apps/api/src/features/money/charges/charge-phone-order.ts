import type { AnswerOf, phoneCharges } from '@wideload/contract';
import { cents, fitsAgreement, formatDollars, isPlaced } from '@wideload/domain';
import { actAs, type Admin } from '#actor.ts';
import { contactOf } from '#identities.ts';
import { inTransaction, type Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import {
  findOrder,
  lockOrderForPayment,
  refreshOrderForPayment,
  withoutReview,
  type PayableOrder,
} from '#features/orders/orders.service.ts';
import { beginCharge, type BeginResult } from './charge.ts';
import type { PayTimings } from './open-attempt.ts';
import { refuseUnpayable } from './pay-order.ts';
import { chargeOffSession } from './pay.ts';
import { findOwnCard } from '../cards/cards.service.ts';
import { findOrderPayment } from '../payments.store.ts';
import { findAgreement } from './phone-agreements.store.ts';

type Wanted = { orderId: string; expectedTotal: number };

async function lockPhoneOrder(tx: Tx, by: Admin, orderId: string): Promise<PayableOrder> {
  const order = await lockOrderForPayment(tx, by, orderId);
  const startedBy = (await findOrder(tx, by, orderId))?.startedBy ?? null;
  if (order === null || startedBy === null) throw new Problem('not-found');
  return order;
}

/** T1, with the admin's entry in the audit log in the same commit. */
function beginPhoneCharge(deps: Deps, by: Admin, { orderId, expectedTotal }: Wanted): Promise<BeginResult> {
  return inTransaction(deps.db, async (tx): Promise<BeginResult> => {
    const found = await lockPhoneOrder(tx, by, orderId);
    const payment = await findOrderPayment(tx, orderId, { lock: true });
    if (payment?.status === 'succeeded' && isPlaced(found.status)) return { kind: 'paid', payment };
    const agreement = await findAgreement(tx, found);
    if (agreement === null) throw new Problem('phone-charge.not-agreed');
    const card = await findOwnCard(tx, found, { provider: deps.payments.provider, idOrMethod: agreement.card_id });
    if (card === null) throw new Problem('phone-charge.not-agreed');
    return beginCharge(deps, tx, {
      pays: { adjustmentId: null, payment },
      card,
      session: 'off',
      payer: null,
      agreementId: agreement.id,
      price: async () => {
        const fresh = await refreshOrderForPayment(tx, actAs(by, contactOf(found.ownerId)), orderId);
        if (fresh === null) throw new Problem('not-found');
        const order = withoutReview(fresh);
        refuseUnpayable(order, { expectedTotal });
        const { totalCents: amountCents, lines } = order;
        if (!fitsAgreement({ limit: agreement.limit_cents }, amountCents)) throw new Problem('phone-charge.not-agreed');
        const after = { total: formatDollars(cents(amountCents)), card: `${card.brand} ending in ${card.last4}` };
        const subject = { kind: 'order', id: orderId, label: String(order.orderNumber) } as const;
        await recordAction(tx, deps, by, { what: 'phone-order.charge', subject, before: null, after });
        return { order, amountCents, lines };
      },
    });
  });
}

/** A card that cannot be charged without its owner is declined; the owner can still pay the draft. */
export function chargePhoneOrder(
  deps: Deps,
  by: Admin,
  wanted: Wanted,
  timings?: PayTimings,
): Promise<AnswerOf<typeof phoneCharges.charge>> {
  return chargeOffSession(deps, () => beginPhoneCharge(deps, by, wanted), timings);
}
