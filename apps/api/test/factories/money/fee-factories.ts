import { feeConsentVersion, type FeeDifferences, type Order } from '@wideload/contract';
import type { FeeWay, StateCode } from '@wideload/domain';
import { aPayableOrder } from '../order-factories.ts';
import { aCard, pay } from './payment-factories.ts';
import { asIssued, changePermit, findPermit } from '../permit-factories.ts';
import type { SignedInUser } from '../user-factories.ts';
import type { World } from '../../world.ts';

export function giveConsent(world: World, carrier: SignedInUser, { _id }: Order, limit: number) {
  const body = { limit, textVersion: feeConsentVersion };
  return world.call('PUT', `/permits/orders/${_id}/fee_consent`, { token: carrier.token, body });
}

export async function issueWithFee(
  world: World,
  admin: SignedInUser,
  { order, state, fee }: { order: Order; state: StateCode; fee: number },
): Promise<void> {
  const permit = findPermit(order, state);
  const change = { ...asIssued, stateNumber: `${state}-4711`, chargedFeeCents: fee };
  const answer = await changePermit(world, admin, { permit, change });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

type Paid = { limit?: number | null; alias?: string };

/** $62.00 for Texas and $40.00 for Louisiana, with a consent of $50.00. */
export async function anOrderWithConsent(
  world: World,
  carrier: SignedInUser,
  { limit = 5000, alias = 'pm_card_visa' }: Paid = {},
): Promise<Order> {
  const order = await aPayableOrder(world, carrier, { states: ['TX', 'LA'] });
  if (limit !== null) {
    const given = await giveConsent(world, carrier, order, limit);
    if (given.statusCode !== 200) throw new Error(given.body);
  }
  const paid = await pay(world, carrier, { order, card: await aCard(world, carrier, alias) });
  if (paid.statusCode !== 200) throw new Error(paid.body);
  return order;
}

/** Such an order whose Texas permit cost $15.00 more. */
export async function anOrderWithFee(
  world: World,
  { carrier, admin, fee = 7700, ...paid }: Paid & { carrier: SignedInUser; admin: SignedInUser; fee?: number },
): Promise<Order> {
  const order = await anOrderWithConsent(world, carrier, paid);
  await issueWithFee(world, admin, { order, state: 'TX', fee });
  return order;
}

type Press = { order: Order; way: FeeWay; difference?: number; state?: StateCode; reason?: string };

export function settleFee(
  world: World,
  admin: SignedInUser,
  { order, way, difference = 1500, state = 'TX', reason = '' }: Press,
) {
  const body = { permitId: findPermit(order, state)._id, way, expectedDifference: difference, reason };
  return world.call('POST', `/permits/admin/orders/${order._id}/fee_differences`, { token: admin.token, body });
}

export async function readFees(world: World, admin: SignedInUser, { _id }: Order): Promise<FeeDifferences> {
  const path = `/permits/admin/orders/${_id}/fee_differences`;
  return await world.read<FeeDifferences>(path, admin);
}

/** A call that absorbs such a difference. */
export async function anOpenFee(world: World, carrier: SignedInUser, admin: SignedInUser) {
  const order = await anOrderWithFee(world, { carrier, admin });
  const permitId = findPermit(order, 'TX')._id;
  return { params: { id: order._id }, body: { permitId, way: 'absorb', expectedDifference: 1500, reason: 'Ours.' } };
}

/** A call that opens it again. */
export async function anAbsorbedFee(world: World, carrier: SignedInUser, admin: SignedInUser) {
  const order = await anOrderWithFee(world, { carrier, admin });
  await settleFee(world, admin, { order, way: 'absorb', reason: 'Ours.' });
  const [settlement] = (await readFees(world, admin, order)).settlements;
  return { params: { id: settlement?._id ?? '' } };
}
