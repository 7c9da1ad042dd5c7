import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { OrderCard } from '@wideload/contract';
import { type orderList, orders, payments, refunds, states } from '@wideload/contract/client';
import { callQuery } from '#lib/api/call-query.ts';
import { call } from '#lib/api/api.ts';
import { isUnreachable, type Copied } from '#lib/api/device-copies.ts';
import type { ListParams } from '#lib/address/list-params.ts';
import type * as orderCache from './order-cache.ts';

// For its type only: the module loads when the server cannot be reached.
type OrderCache = typeof orderCache;

/** Falls back to this device's cache when the server cannot be reached. */
async function withCacheFallback<T extends object>(
  ask: () => Promise<T>,
  find: (cache: OrderCache) => Promise<(T & Copied) | null>,
): Promise<T & Copied> {
  try {
    return await ask();
  } catch (error) {
    const copy = isUnreachable(error) ? await find(await import('./order-cache.ts')) : null;
    if (copy === null) throw error;
    return copy;
  }
}

type OrderListParams = ListParams<typeof orderList> & {
  status?: OrderCard['status'] | undefined;
  needs?: 'any' | undefined;
};

export function orderPageQuery(params: OrderListParams) {
  return queryOptions({
    queryKey: ['orders', 'list', params],
    queryFn: ({ signal }) =>
      withCacheFallback(
        () => call(orders.list, { query: params }, { signal }),
        (cache) => cache.findCachedPage(params),
      ),
    placeholderData: keepPreviousData,
  });
}

export function orderQuery(id: string) {
  return queryOptions({
    queryKey: ['orders', 'one', id],
    queryFn: ({ signal }) =>
      withCacheFallback(
        () => call(orders.read, { params: { id } }, { signal }),
        (cache) => cache.findCachedOrder(id),
      ),
  });
}

/** The time is that of the payment, not of its intent, which an earlier declined attempt may have created. */
export function billingQuery(orderId: string) {
  return queryOptions({
    queryKey: ['orders', 'billing', orderId],
    queryFn: async ({ signal }) => {
      const [{ paymentIntent }, { items }] = await Promise.all([
        call(payments.intent, { query: { orderId } }, { signal }),
        call(payments.list, { params: { id: orderId } }, { signal }),
      ]);
      const { paidAt = null, receipt = '' } = items.find(({ kind }) => kind === 'order') ?? {};
      return { ...paymentIntent, paidAt, receipt };
    },
  });
}

/** Of the order and of each difference. */
export const paymentsQuery = (id: string) => callQuery(['orders', 'payments', id], payments.list, { params: { id } });

export const balanceQuery = (id: string) => callQuery(['orders', 'balance', id], payments.balance, { params: { id } });

export const eventsQuery = (id: string) => callQuery(['orders', 'events', id], orders.events, { params: { id } });

/** Newest first. */
export const refundsQuery = (id: string) => callQuery(['orders', 'refunds', id], refunds.list, { params: { id } });

/** How long each state usually takes; it moves slowly. */
export const turnaroundQuery = callQuery(['turnaround'], states.turnaround, {}, { staleTime: 10 * 60 * 1000 });
