import type { AnswerOf, OrderCard, orders } from '@wideload/contract';
import { isInWork } from '@wideload/domain';
import type { Turnarounds, WaitingOrder } from '#features/states/turnaround.service.ts';
import type { Owner } from '#identities.ts';
import type { Deps } from '#deps.ts';
import { createMemory } from '#platform/changes/changes.ts';
import { computeToday } from '../order-days.ts';
import { toOrderCard } from '../orders.wire.ts';
import { isUnfiltered, listOwnOrders, type OrderCardRow, type OrderListQuery } from './order-list.store.ts';

/** A page takes about ten kilobytes. */
const MOST_CARRIERS = 1000;
const LONGEST_KEPT = 10;

type OwnOrders = AnswerOf<typeof orders.list>;
/** `waiting`: a permit becomes late while nothing of its order changes, so that is found at each answer. */
type KeptCard = { card: OrderCard; waiting: WaitingOrder | null };
type KeptOrders = Omit<OwnOrders, 'items'> & { items: KeptCard[] };

function toKeptCard(row: OrderCardRow): KeptCard {
  const isWaiting = isInWork({ status: row.status, isRefunded: row.is_refunded });
  return { card: toOrderCard(row), waiting: isWaiting ? { paidAt: row.paid_at, permits: row.permits } : null };
}

/** A list opens with its first page, and returns to it after each order. */
const isKept = (query: OrderListQuery) => query.page === 1 && query.pageSize <= LONGEST_KEPT && isUnfiltered(query);

/** A carrier's list of orders: its first pages come from memory while this server receives their changes, else from the database. */
export function createOrderLists({ db, clock, changes }: Deps, { findLate }: Pick<Turnarounds, 'findLate'>) {
  const kept = createMemory<KeptOrders>(changes, { topic: 'orders', mostOwners: MOST_CARRIERS });

  async function load(owner: Owner, query: Parameters<typeof listOwnOrders>[2]): Promise<KeptOrders> {
    const { items, ...counted } = await listOwnOrders(db, owner, query);
    return { items: items.map(toKeptCard), ...counted, page: query.page, pageSize: query.pageSize };
  }

  const toAnswer = async ({ items, ...counted }: KeptOrders): Promise<OwnOrders> => ({
    ...counted,
    items: await Promise.all(
      items.map(async ({ card, waiting }) => ({ ...card, late: waiting === null ? [] : await findLate(waiting) })),
    ),
  });

  return {
    async read(owner: Owner, query: OrderListQuery): Promise<OwnOrders> {
      // The list changes at midnight: departures and expiring permits depend on the day.
      const today = computeToday(undefined, clock.now());
      const loadToday = () => load(owner, { ...query, today });
      const { sort, pageSize } = query;
      return toAnswer(
        await (isKept(query)
          ? kept.get({ owner: owner.ownerId, key: `${today} ${sort} ${pageSize}` }, loadToday)
          : loadToday()),
      );
    },
  };
}

export type OrderLists = ReturnType<typeof createOrderLists>;
