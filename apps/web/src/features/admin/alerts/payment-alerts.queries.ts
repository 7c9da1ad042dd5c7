import { queryOptions } from '@tanstack/react-query';
import { paymentAlerts } from '@wideload/contract/client';
import { call } from '../../../lib/api/api.ts';

const root = ['admin', 'payment-alerts'] as const;

/** What every answer about alerts lies under. */
export const alertsKey = root;

/** Open alerts, of one order where one is given. */
export function alertsQuery(orderId: string | undefined) {
  return queryOptions({
    queryKey: [...root, orderId ?? 'all'],
    queryFn: ({ signal }) => call(paymentAlerts.list, { query: orderId === undefined ? {} : { orderId } }, { signal }),
    refetchInterval: 60_000,
  });
}
