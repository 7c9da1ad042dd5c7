import { queryOptions } from '@tanstack/react-query';
import { paymentAlerts } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';

const root = ['admin', 'payment-alerts'] as const;

export const alertsKey = root;

export function alertsQuery(orderId: string | undefined) {
  return queryOptions({
    queryKey: [...root, orderId ?? 'all'],
    queryFn: ({ signal }) => call(paymentAlerts.list, { query: orderId === undefined ? {} : { orderId } }, { signal }),
    refetchInterval: 60_000,
  });
}
