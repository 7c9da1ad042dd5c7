import type { Order, OrderFile } from '@wideload/contract';
import { aPaidOrder } from '../access/access-things.ts';
import type { SignedInUser } from './people.ts';
import { aUnit } from './order-factories.ts';
import { changedUnit } from './unit-change-factories.ts';
import type { World } from '../world.ts';

/** 13′10″ high: over the limit of Ohio, within that of Texas; 9′ wide is over both. */
const sized = (width: number) => ({ width, height: 166, length: 700, frontOverhang: 0, rearOverhang: 0 });
const light = { weight: 70_000, axles: { AB: 212, BC: 54, CD: 370, DE: 54, EF: null } };
const [narrow, wide] = [102, 108];

/** Cents of the permit of Texas, which only the wider load needs. */
export const texas = 6200;

/** Gives an order's first unit another width, as an admin. */
export async function changeWidth(
  world: World,
  admin: SignedInUser,
  { id, to }: { id: string; to: 'narrow' | 'wide' },
): Promise<OrderFile> {
  const path = `/permits/admin/orders/${id}`;
  const file = (await world.call('GET', path, { token: admin.token })).json<OrderFile>();
  const dimensions = sized(to === 'wide' ? wide : narrow);
  const body = { version: file.version, units: file.units.map((unit) => changedUnit(unit, { dimensions })) };
  const answer = await world.call('PUT', `${path}/units`, { token: admin.token, body });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<OrderFile>();
}

/** A paid order of Ohio that an admin has made wide enough for Texas to be needed, which is due. */
export async function aWidenedOrder(world: World, owner: SignedInUser, admin: SignedInUser): Promise<Order> {
  const units = [await aUnit(world, owner, { dimensions: sized(narrow), ...light })];
  const order = await aPaidOrder(world, owner, { states: ['TX', 'OH'], units });
  await changeWidth(world, admin, { id: order._id, to: 'wide' });
  return order;
}

/** What asks the carrier to pay the difference of such an order. */
export async function aDueDifference(world: World, owner: SignedInUser, admin: SignedInUser) {
  const { _id: id } = await aWidenedOrder(world, owner, admin);
  return { params: { id }, body: { cardId: null, expectedAmount: texas } };
}

/** Such an order whose carrier was asked. */
export async function anAskedDifference(world: World, owner: SignedInUser, admin: SignedInUser) {
  const { params, body } = await aDueDifference(world, owner, admin);
  const answer = await world.call('POST', `/permits/admin/orders/${params.id}/adjustments`, {
    token: admin.token,
    body,
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return { params };
}
