import { isPlaced } from '@wideload/domain';
import type { AnswerOf, feeDifferences, FeeConsent, ReadBody } from '@wideload/contract';
import type { User } from '#actor.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { lockOrder, recordEvent } from '#features/orders/orders.service.ts';
import { findConsent, insertConsent, listOwnConsents, withdrawConsent, type ConsentRow } from './open-fees.store.ts';

export function toFeeConsent({ limit_cents: limit, charged_cents: charged, given_at: at }: ConsentRow): FeeConsent {
  return { limit, charged, givenAt: at.toISOString() };
}

type Consent = { orderId: string; body: ReadBody<typeof feeDifferences.consent> };

/** Asked at checkout, so only of a draft. Another limit is another consent. */
export function giveConsent(deps: Deps, user: User, { orderId, body }: Consent): Promise<FeeConsent> {
  return inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, user, orderId);
    if (order === null) throw new Problem('not-found');
    if (isPlaced(order.status)) throw new Problem('order_not_payable');
    const known = await findConsent(tx, orderId);
    if (known?.limit_cents === body.limit) return toFeeConsent(known);
    const at = deps.clock.now();
    await withdrawConsent(tx, orderId, at);
    await insertConsent(tx, { id: deps.ids(), orderId, ...body, at });
    const given = await findConsent(tx, orderId);
    if (given === null) throw new Error(`Order ${orderId} has no consent.`);
    return toFeeConsent(given);
  });
}

/** A repeat changes nothing. */
export function withdrawOwnConsent(deps: Deps, user: User, orderId: string): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, user, orderId);
    if (order === null) throw new Problem('not-found');
    const isNews = await withdrawConsent(tx, orderId, deps.clock.now());
    if (!isNews || !isPlaced(order.status)) return;
    await recordEvent(tx, deps, {
      orderId,
      ownerId: user.ownerId,
      what: 'money',
      from: order.status,
      to: order.status,
      by: user,
      comment: 'Fee differences are not charged without asking any more.',
      notification: null,
    });
  });
}

export async function readOwnConsents({ db }: Deps, user: User): Promise<AnswerOf<typeof feeDifferences.consents>> {
  const rows = await listOwnConsents(db, user);
  return {
    items: rows.map((row) => ({
      ...toFeeConsent(row),
      order: { _id: row.order_id, orderNumber: row.order_number },
    })),
  };
}
