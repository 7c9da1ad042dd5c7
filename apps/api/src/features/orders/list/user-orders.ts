import type { ReadQuery, UserPermit, users } from '@wideload/contract';
import { actAs, type Admin } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { todayIn } from '../order-days.ts';
import { listOwnOrders } from './order-list.store.ts';
import { permitOnWire } from '../orders.wire.ts';
import { countActivePermitsOf, findPermitsOf } from './user-orders.store.ts';

type Wanted = { userId: string; query: ReadQuery<typeof users.orders> };

/** One page of a person's orders, drafts included, and the total count. */
export function listOrdersOf({ db }: Deps, by: Admin, { userId, query }: Wanted) {
  const all = { ...query, orderId: undefined, userId: undefined, status: undefined };
  return listOwnOrders(db, actAs(by, userId), all);
}

type PermitsWanted = { userId: string; query: ReadQuery<typeof users.read> };

export async function listPermitsOf({ db }: Deps, by: Admin, { userId, query }: PermitsWanted): Promise<UserPermit[]> {
  const { page, pageSize, sort } = query;
  const wanted = { userId, sort, limit: pageSize, offset: (page - 1) * pageSize };
  const found = await findPermitsOf(db, by, wanted);
  return found.map(({ permit, ...order }) => ({ ...permitOnWire(permit), ...order }));
}

/** Counts permits that are valid today or later: see `UserWithPermits` of the contract. */
export function countActivePermits({ db, clock }: Deps, by: Admin, userId: string): Promise<number> {
  return countActivePermitsOf(db, by, { userId, today: todayIn(undefined, clock.now()) });
}
