import type { PhoneAgreement, phoneCharges, ReadBody, AnswerOf } from '@wideload/contract';
import { cents, fitsAgreement, formatDollars, isPlaced } from '@wideload/domain';
import { actAs, type Admin, type User } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import {
  readOrder,
  findOrder,
  lockOrderForPayment,
  refreshOrderForPayment,
  withoutReview,
  type PayableOrder,
} from '#features/orders/orders.service.ts';
import { contactOf, type Owner } from '#identities.ts';
import { inTransaction, type Tx } from '#platform/db/transaction.ts';
import { Problem } from '#problem.ts';
import { findOwnCard } from '../cards/cards.service.ts';
import { findOrderPayment } from '../payments.store.ts';
import { beginCharge, type BeginResult } from './charge.ts';
import type { PayTimings } from './open-attempt.ts';
import { refuseUnpayable } from './pay-order.ts';
import { chargeOffSession } from './pay.ts';
import {
  findAgreement,
  insertAgreement,
  lockOwner,
  withdrawAgreement,
  type AgreementRow,
} from './phone-agreements.store.ts';

function toAgreement({ card_id: id, brand, last4, limit_cents: limit, given_at: at }: AgreementRow): PhoneAgreement {
  return { card: { id, brand, last4 }, limit, givenAt: at.toISOString() };
}

export async function readAgreement({ db }: Deps, owner: Owner): Promise<PhoneAgreement | null> {
  const row = await findAgreement(db, owner);
  return row && toAgreement(row);
}

/** Null for an order that its owner began, too: nobody has agreed to charge that one. */
export async function readAgreementOfOrder(deps: Deps, by: Admin, orderId: string): Promise<PhoneAgreement | null> {
  const { ownerId, startedBy } = await readOrder(deps, by, orderId);
  return startedBy === null ? null : readAgreement(deps, { ownerId });
}

/** Another card, limit or text is another agreement; a repeat changes nothing. */
export function agree(
  deps: Deps,
  user: User,
  { cardId, limit, textVersion }: ReadBody<typeof phoneCharges.agree>,
): Promise<PhoneAgreement> {
  return inTransaction(deps.db, async (tx) => {
    await lockOwner(tx, user);
    const card = await findOwnCard(tx, user, { provider: deps.payments.provider, idOrMethod: cardId });
    if (card === null) throw new Problem('not-found');
    const known = await findAgreement(tx, user);
    const isSame = known?.card_id === card.id && known.limit_cents === limit && known.text_version === textVersion;
    if (isSame) return toAgreement(known);
    const at = deps.clock.now();
    await withdrawAgreement(tx, user, at);
    await insertAgreement(tx, user, { id: deps.ids(), cardId: card.id, limit, textVersion, at });
    const given = await findAgreement(tx, user);
    if (given === null) throw new Error(`User ${user.ownerId} has no agreement.`);
    return toAgreement(given);
  });
}

export function withdraw({ db, clock }: Deps, user: User): Promise<void> {
  return withdrawAgreement(db, user, clock.now());
}

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
