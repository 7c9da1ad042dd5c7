import type { ChangeOrderBody, Order, OrderChangeQuote } from '@wideload/contract';
import type * as z from 'zod/mini';
import { aPaidOrder } from '../access/access-factories.ts';
import { asIssued, changePermit, findPermit } from './permit-factories.ts';
import type { SignedInUser } from './user-factories.ts';
import type { World } from '../world.ts';

type Parts = Partial<z.input<typeof ChangeOrderBody>>;

export function preview(world: World, { token }: SignedInUser, order: Pick<Order, '_id' | 'version'>, parts: Parts) {
  const body = { version: order.version, ...parts };
  return world.call('POST', `/permits/orders/${order._id}/changes/preview`, { token, body });
}

export function change(world: World, { token }: SignedInUser, order: Pick<Order, '_id' | 'version'>, parts: Parts) {
  const body = { _id: world.deps.ids(), version: order.version, expected: 0, ...parts };
  return world.call('POST', `/permits/orders/${order._id}/changes`, { token, body });
}

/** The change at the price of its preview. */
export async function changeAsQuoted(world: World, user: SignedInUser, order: Order, parts: Parts) {
  const seen = await preview(world, user, order, parts);
  if (seen.statusCode !== 200) throw new Error(seen.body);
  const { due, back } = seen.json<OrderChangeQuote>();
  return change(world, user, order, { ...parts, expected: due - back });
}

const read = (world: World, { token }: SignedInUser, id: string) =>
  world.read<Order>(`/permits/orders/${id}`, { token });

/** A paid order, and the call that moves it by a day. */
export async function aMovedOrder(world: World, owner: SignedInUser) {
  const order = await read(world, owner, (await aPaidOrder(world, owner))._id);
  const body = { version: order.version, firstDay: '2026-11-18' };
  return { params: { id: order._id }, body };
}

/** An order whose state is being asked to move its issued permit. */
export async function anAskedChange(world: World, owner: SignedInUser, admin: SignedInUser) {
  const order = await aPaidOrder(world, owner);
  const permit = findPermit(order);
  const issued = await changePermit(world, admin, {
    permit,
    change: { ...asIssued, validFrom: '2026-11-16', validTo: '2026-11-16' },
  });
  if (issued.statusCode !== 200) throw new Error(issued.body);
  const _id = world.deps.ids();
  const changed = await change(world, owner, await read(world, owner, order._id), { _id, firstDay: '2026-11-18' });
  if (changed.statusCode !== 200) throw new Error(changed.body);
  return { params: { id: _id }, body: { permit: permit._id, reason: 'The bridge is closed.' } };
}
