import { queryOptions } from '@tanstack/react-query';
import { queue } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';

const POLL_INTERVAL_MS = 30_000;

/** In a visible window; each act of this admin on an order makes it stale, too. */
export const queueCountQuery = queryOptions({
  queryKey: ['admin', 'queue', 'count'],
  queryFn: ({ signal }) => call(queue.count, {}, { signal }),
  staleTime: 0,
  refetchInterval: POLL_INTERVAL_MS,
});
