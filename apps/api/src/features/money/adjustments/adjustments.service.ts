import type { AnswerOf, adjustments, ChargeableCard, ReadBody } from '@wideload/contract';
import type { Admin } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { readOrder } from '#features/orders/orders.service.ts';
import { listCards } from '../cards/cards.service.ts';
import { requestAdjustment, chargeAdjustment, listPayingCards } from '../payments.service.ts';

/** Cards that paid for the order come first. */
export async function listChargeableCards(deps: Deps, by: Admin, orderId: string): Promise<ChargeableCard[]> {
  const order = await readOrder(deps, by, orderId);
  const [cards, paying] = await Promise.all([listCards(deps, order), listPayingCards(deps.db, orderId)]);
  return cards
    .map(({ id, brand, last4, exp_month, exp_year }) => {
      return { id, brand, last4, exp_month, exp_year, paid: paying.has(id) };
    })
    .toSorted((one, other) => Number(other.paid) - Number(one.paid));
}

type Request = ReadBody<typeof adjustments.charge> & { orderId: string };

/** Without a card the carrier gets a request to pay. */
export async function chargeOrRequest(
  deps: Deps,
  by: Admin,
  { cardId, ...request }: Request,
): Promise<AnswerOf<typeof adjustments.charge>> {
  if (cardId !== null) return chargeAdjustment(deps, by, { ...request, cardId });
  await requestAdjustment(deps, by, request);
  return { status: 'asked' };
}
