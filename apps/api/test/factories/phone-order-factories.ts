import type { BodyOf, Card, Order, orders } from '@wideload/contract';
import { phoneAgreementVersion } from '@wideload/domain';
import { aCard } from './money/payment-factories.ts';
import { aCompany, aUnit, customer } from './order-factories.ts';
import type { SignedInUser } from './user-factories.ts';
import type { World } from '../world.ts';

export type Phone = { admin: SignedInUser; owner: SignedInUser };

/** A draft with its basic details, begun by the admin. */
export async function aPhoneOrder(world: World, { admin, owner }: Phone): Promise<Order> {
  const body = { customer, title: 'Called in', company: await aCompany(world, owner), step: 2 };
  const answer = await world.call('POST', '/permits/orders', { token: admin.token, onBehalfOf: owner.id, body });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<Order>();
}

type Saved = Phone & { order: Pick<Order, '_id' | 'version'>; body: Omit<BodyOf<typeof orders.save>, 'version'> };

/** By the admin; expects success. */
export async function savePhoneOrder(world: World, { admin, owner, order, body }: Saved): Promise<Order> {
  const request = { token: admin.token, onBehalfOf: owner.id, body: { version: order.version, ...body } };
  const answer = await world.call('PUT', `/permits/orders/${order._id}`, request);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<Order>();
}

/** Only the review and the payment are missing. */
export async function aCompletePhoneOrder(world: World, { admin, owner }: Phone): Promise<Order> {
  const order = await aPhoneOrder(world, { admin, owner });
  const units = [await aUnit(world, owner)];
  return savePhoneOrder(world, { admin, owner, order, body: { jurisdictions: ['TX'], units, step: 5 } });
}

/** The carrier's own act. */
export function agree(world: World, owner: SignedInUser, { card, limit = 50_000 }: { card: Card; limit?: number }) {
  const body = { cardId: card.id, limit, textVersion: phoneAgreementVersion };
  return world.call('PUT', '/users/phone_agreement', { token: owner.token, body });
}

/** Complete, and its owner has agreed that the card is charged. */
export async function anAgreedPhoneOrder(world: World, phone: Phone, alias = 'pm_card_visa'): Promise<Order> {
  const agreed = await agree(world, phone.owner, { card: await aCard(world, phone.owner, alias) });
  if (agreed.statusCode !== 200) throw new Error(agreed.body);
  return aCompletePhoneOrder(world, phone);
}
