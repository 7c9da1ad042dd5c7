import type { ReadQuery, UserPermit, users } from '@wideload/contract';
import type { Admin } from '#actor.ts';
import type { OwnerId } from '#identities.ts';
import type { Deps } from '#deps.ts';
import { computeToday } from '../order-days.ts';
import { listOwnOrders } from './order-list.store.ts';
import { toPermit } from '../orders.wire.ts';
import { countActiveUserPermits, findUserPermits } from './user-orders.store.ts';

type UserOrdersPage = { ownerId: OwnerId; query: ReadQuery<typeof users.orders> };

export function listOrdersByUser({ db, clock }: Deps, _by: Admin, { ownerId, query }: UserOrdersPage) {
  const today = computeToday(undefined, clock.now());
  const all = { ...query, orderId: undefined, userId: undefined, status: undefined, needs: undefined, today };
  return listOwnOrders(db, { ownerId }, all);
}

type UserPermitsPage = { ownerId: OwnerId; query: ReadQuery<typeof users.read> };

export async function listPermitsByUser(
  { db }: Deps,
  by: Admin,
  { ownerId, query }: UserPermitsPage,
): Promise<UserPermit[]> {
  const { page, pageSize, sort } = query;
  const wanted = { ownerId, sort, limit: pageSize, offset: (page - 1) * pageSize };
  const found = await findUserPermits(db, by, wanted);
  return found.map(({ permit, ...order }) => ({ ...toPermit(permit), ...order }));
}

/** Counts permits that are valid today or later: see `UserWithPermits` of the contract. */
export function countActivePermits({ db, clock }: Deps, by: Admin, ownerId: OwnerId): Promise<number> {
  return countActiveUserPermits(db, by, { ownerId, today: computeToday(undefined, clock.now()) });
}
