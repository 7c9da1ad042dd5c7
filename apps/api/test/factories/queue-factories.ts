import { toDayIn, type StateCode } from '@wideload/domain';
import type { Admin } from '#actor.ts';
import { DAY, HOUR } from '#clock.ts';
import { moveOrder } from '#features/orders/orders.service.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { World } from '../world.ts';
import { aPaidOrder, payFor } from './notification-factories.ts';
import { aPayableOrder, save } from './order-factories.ts';
import type { SignedInUser } from './user-factories.ts';

/** Orders of the work queue, paid `apart` from each other. */
export async function addWaitingOrders(
  world: World,
  carrier: SignedInUser,
  { count, apart = HOUR }: { count: number; apart?: number },
): Promise<string[]> {
  const ids: string[] = [];
  world.clock.advance(-count * apart);
  for (let made = 0; made < count; made += 1) {
    ids.push(await aPaidOrder(world, carrier));
    world.clock.advance(apart);
  }
  return ids;
}

/** The day in `fromNow` milliseconds. */
export function computeDay(world: World, fromNow: number): string {
  return toDayIn(new Date(world.clock.now().getTime() + fromNow), 'America/Chicago') ?? 'no day';
}

/** An order whose permits begin `days` from today. */
export async function addWaitingOrderLeavingIn(
  world: World,
  carrier: SignedInUser,
  { days, states = ['TX'] }: { days: number; states?: StateCode[] },
): Promise<string> {
  const draft = await aPayableOrder(world, carrier, { states });
  const date = { startDate: computeDay(world, days * DAY), endDate: computeDay(world, (days + 3) * DAY) };
  const permits = draft.permits.map(({ _id, route, comment }) => ({ _id, route, comment, date }));
  const order = await save(world, carrier, draft, { permits, reviewed: true, step: 6 });
  await payFor(world, order);
  return order._id;
}

export async function listPermitIds(world: World, orderId: string): Promise<string[]> {
  const permits = world.deps.db.selectFrom('permits').select('id').where('order_id', '=', orderId);
  return (await permits.orderBy('state', 'desc').execute()).map(({ id }) => id);
}

type Move = { id: string; from: 'pending' | 'rejected'; to: 'approved' | 'rejected' | 'pending' };

export async function moveWaitingOrder(world: World, admin: SignedInUser, { id, from, to }: Move): Promise<void> {
  const by: Admin = { kind: 'admin', personId: admin.id, sessionId: '', deskRole: 'owner' };
  await inTransaction(world.deps.db, (tx) => moveOrder(world.deps, tx, { orderId: id, from, to, by, comment: '' }));
}
