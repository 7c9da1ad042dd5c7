import { queryOptions } from '@tanstack/react-query';
import { restrictions } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';

export const restrictionsQuery = queryOptions({
  queryKey: ['admin', 'restrictions'],
  queryFn: ({ signal }) => call(restrictions.list, {}, { signal }),
  refetchInterval: 30_000,
});
