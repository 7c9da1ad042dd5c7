import type { Order, OrderFile } from '@wideload/contract';
import { aPaidOrder } from '../../access/access-factories.ts';
import type { SignedInUser } from '../user-factories.ts';
import { aUnit } from '../order-factories.ts';
import { toChangedUnit } from '../unit-change-factories.ts';
import type { World } from '../../world.ts';

/** 13′10″ high exceeds the limit of Ohio only; 9′ wide exceeds those of Ohio and Texas. */
const toDimensions = (width: number) => ({ width, height: 166, length: 700, frontOverhang: 0, rearOverhang: 0 });
const light = { weight: 70_000, axles: { AB: 212, BC: 54, CD: 360, DE: 54, EF: null } };
const [narrow, wide] = [102, 108];

/** The price in cents of the Texas permit, which only the wider load needs. */
export const texas = 6200;

export async function changeWidth(
  world: World,
  admin: SignedInUser,
  { id, to }: { id: string; to: 'narrow' | 'wide' },
): Promise<OrderFile> {
  const path = `/permits/admin/orders/${id}`;
  const file = await world.read<OrderFile>(path, admin);
  const dimensions = toDimensions(to === 'wide' ? wide : narrow);
  const body = { version: file.version, units: file.units.map((unit) => toChangedUnit(unit, { dimensions })) };
  const answer = await world.call('PUT', `${path}/units`, { token: admin.token, body });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<OrderFile>();
}

/** Parts of an order that needs a permit of Ohio only. */
export const aNarrowLoad = async (world: World, owner: SignedInUser) => ({
  states: ['TX' as const, 'OH' as const],
  units: [await aUnit(world, owner, { dimensions: toDimensions(narrow), ...light })],
});

/** A paid Ohio order that an admin has widened, so that the Texas permit is due. */
export async function aWidenedOrder(world: World, owner: SignedInUser, admin: SignedInUser): Promise<Order> {
  const order = await aPaidOrder(world, owner, await aNarrowLoad(world, owner));
  await changeWidth(world, admin, { id: order._id, to: 'wide' });
  return order;
}

/** A call that requests the difference of such an order from the carrier. */
export async function aDueDifference(world: World, owner: SignedInUser, admin: SignedInUser) {
  const { _id: id } = await aWidenedOrder(world, owner, admin);
  return { params: { id }, body: { cardId: null, expectedAmount: texas } };
}

/** Such an order after the request. */
export async function anAskedDifference(world: World, owner: SignedInUser, admin: SignedInUser) {
  const { params, body } = await aDueDifference(world, owner, admin);
  const answer = await world.call('POST', `/permits/admin/orders/${params.id}/adjustments`, {
    token: admin.token,
    body,
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return { params };
}
