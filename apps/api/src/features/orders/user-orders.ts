/** What an admin sees of one person's orders. */
import type { users, ReadQuery } from '@wideload/contract';
import { actingFor, type Admin } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { todayIn } from './order-days.ts';
import { listOwnOrders } from './order-list.store.ts';
import { countActivePermitsOf } from './user-orders.store.ts';

type Wanted = { userId: string; query: ReadQuery<typeof users.orders> };

/** One page of a person's orders, drafts included, and how many there are on all pages. */
export function listOrdersOf({ db }: Deps, by: Admin, { userId, query }: Wanted) {
  const all = { ...query, orderId: undefined, status: undefined };
  return listOwnOrders(db, actingFor(by, userId), all);
}

/** Permits of a person that can still be driven with, or will be: see `UserWithPermits` of the contract. */
export function countActivePermits({ db, clock }: Deps, by: Admin, userId: string): Promise<number> {
  return countActivePermitsOf(db, by, { userId, today: todayIn(undefined, clock.now()) });
}
