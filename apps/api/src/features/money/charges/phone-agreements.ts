import type { PhoneAgreement, phoneCharges, ReadBody } from '@wideload/contract';
import type { Admin, User } from '#actor.ts';
import type { Owner } from '#identities.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { readOrder } from '#features/orders/orders.service.ts';
import { findOwnCard } from '../cards/cards.service.ts';
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
