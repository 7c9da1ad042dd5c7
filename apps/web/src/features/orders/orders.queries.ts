import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type orderList, orders, payments } from '@wideload/contract/client';
import { call } from '../../lib/api.ts';
import type { ListParams } from '../../lib/list-params.ts';

/** One page of the list; the page before stays in sight while the next one comes. */
export function orderPageQuery(params: ListParams<typeof orderList>) {
  return queryOptions({
    queryKey: ['orders', 'list', params],
    queryFn: ({ signal }) => call(orders.list, { query: params }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One order, whole. */
export function orderQuery(id: string) {
  return queryOptions({
    queryKey: ['orders', 'one', id],
    queryFn: ({ signal }) => call(orders.read, { params: { id } }, { signal }),
  });
}

/** The payment of an order that is paid. */
export function billingQuery(orderId: string) {
  return queryOptions({
    queryKey: ['payment-intent', orderId],
    queryFn: ({ signal }) => call(payments.intent, { query: { orderId } }, { signal }),
  });
}
