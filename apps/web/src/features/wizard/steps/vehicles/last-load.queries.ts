import { queryOptions } from '@tanstack/react-query';
import { orderStart } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';

/** The offer mounts each time the unit becomes incomplete; only a new order changes the answer. */
export function lastLoadQuery(query: { truck: string; trailer: string }) {
  return queryOptions({
    queryKey: ['last-load', query],
    queryFn: async ({ signal }) => (await call(orderStart.lastLoad, { query }, { signal })).load,
    staleTime: 60_000,
  });
}
