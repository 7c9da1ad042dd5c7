import type { Admin } from '../../src/actor.ts';
import { HOUR } from '../../src/clock.ts';
import { moveOrder } from '../../src/features/orders/orders.service.ts';
import { inTransaction } from '../../src/platform/db/transaction.ts';
import type { World } from '../world.ts';
import { aPaidOrder } from './notification-factories.ts';
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

type Move = { id: string; from: 'pending' | 'rejected'; to: 'approved' | 'rejected' | 'pending' };

export async function moveWaitingOrder(world: World, admin: SignedInUser, { id, from, to }: Move): Promise<void> {
  const by: Admin = { kind: 'admin', id: admin.id, sessionId: '' };
  await inTransaction(world.deps.db, (tx) => moveOrder(world.deps, tx, { orderId: id, from, to, by, comment: '' }));
}
