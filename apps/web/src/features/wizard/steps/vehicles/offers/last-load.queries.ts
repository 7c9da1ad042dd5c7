import { queryOptions } from '@tanstack/react-query';
import { orderStart } from '@wideload/contract/client';
import { call } from '../../../../../lib/api/api.ts';

export function lastLoadQuery(query: { truck: string; trailer: string }) {
  return queryOptions({
    queryKey: ['orders', 'last-load', query],
    queryFn: async ({ signal }) => (await call(orderStart.lastLoad, { query }, { signal })).load,
  });
}
