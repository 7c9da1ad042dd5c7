import type { ReadQuery, UserPermit, users } from '@wideload/contract';
import { actAs, type Admin } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { computeToday } from '../order-days.ts';
import { listOwnOrders } from './order-list.store.ts';
import { toPermit } from '../orders.wire.ts';
import { countActiveUserPermits, findUserPermits } from './user-orders.store.ts';

type UserOrdersPage = { userId: string; query: ReadQuery<typeof users.orders> };

export function listOrdersByUser({ db }: Deps, by: Admin, { userId, query }: UserOrdersPage) {
  const all = { ...query, orderId: undefined, userId: undefined, status: undefined };
  return listOwnOrders(db, actAs(by, userId), all);
}

type UserPermitsPage = { userId: string; query: ReadQuery<typeof users.read> };

export async function listPermitsByUser(
  { db }: Deps,
  by: Admin,
  { userId, query }: UserPermitsPage,
): Promise<UserPermit[]> {
  const { page, pageSize, sort } = query;
  const wanted = { userId, sort, limit: pageSize, offset: (page - 1) * pageSize };
  const found = await findUserPermits(db, by, wanted);
  return found.map(({ permit, ...order }) => ({ ...toPermit(permit), ...order }));
}

/** Counts permits that are valid today or later: see `UserWithPermits` of the contract. */
export function countActivePermits({ db, clock }: Deps, by: Admin, userId: string): Promise<number> {
  return countActiveUserPermits(db, by, { userId, today: computeToday(undefined, clock.now()) });
}
