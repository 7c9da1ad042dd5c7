import type { AnswerOf, orders } from '@wideload/contract';
import type { Owner } from '#identities.ts';
import type { Deps } from '#deps.ts';
import { createMemory } from '#platform/changes/memory.ts';
import { computeToday } from '../order-days.ts';
import { toOrderCard } from '../orders.wire.ts';
import { isUnfiltered, listOwnOrders, type OrderListQuery } from './order-list.store.ts';

/** A page takes about ten kilobytes. */
const MOST_CARRIERS = 1000;
const LONGEST_KEPT = 10;

type OwnOrders = AnswerOf<typeof orders.list>;

/** A list opens with its first page, and returns to it after each order. */
const isKept = (query: OrderListQuery) => query.page === 1 && query.pageSize <= LONGEST_KEPT && isUnfiltered(query);

/** A carrier's list of orders: its first pages come from memory while this server receives their changes, else from the database. */
export function createOrderLists({ db, clock, changes }: Deps) {
  const kept = createMemory<OwnOrders>(changes, { topic: 'orders', mostOwners: MOST_CARRIERS });

  async function load(owner: Owner, query: Parameters<typeof listOwnOrders>[2]): Promise<OwnOrders> {
    const { items, ...counted } = await listOwnOrders(db, owner, query);
    return { items: items.map(toOrderCard), ...counted, page: query.page, pageSize: query.pageSize };
  }

  return {
    read(owner: Owner, query: OrderListQuery): Promise<OwnOrders> {
      // The list changes at midnight: departures and expiring permits depend on the day.
      const today = computeToday(undefined, clock.now());
      const loadToday = () => load(owner, { ...query, today });
      const { sort, pageSize } = query;
      return isKept(query)
        ? kept.get({ owner: owner.ownerId, key: `${today} ${sort} ${pageSize}` }, loadToday)
        : loadToday();
    },
  };
}

export type OrderLists = ReturnType<typeof createOrderLists>;
