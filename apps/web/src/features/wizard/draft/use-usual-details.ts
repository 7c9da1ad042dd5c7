import { queryOptions, useQuery } from '@tanstack/react-query';
import { orderStart } from '@wideload/contract/client';
import { useEffect } from 'react';
import { call } from '#lib/api/api.ts';
import type { DraftStore } from './draft-store.ts';

/** Not cached: each order changes the answer. */
const usualDetailsQuery = queryOptions({
  queryKey: ['orders', 'usual-details'],
  queryFn: ({ signal }) => call(orderStart.details, {}, { signal }),
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Fills in the person and the company of earlier orders. Without an answer, the fields stay blank. */
export function useUsualDetails(store: DraftStore | null): void {
  const isNew = store !== null && store.getState().order === null;
  const { data } = useQuery({ ...usualDetailsQuery, enabled: isNew });
  useEffect(() => {
    if (data !== undefined) store?.fillIn(data);
  }, [store, data]);
}
