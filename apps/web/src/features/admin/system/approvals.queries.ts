import { queryOptions } from '@tanstack/react-query';
import { approvals } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';

export const approvalsQuery = queryOptions({
  queryKey: ['admin', 'approvals'],
  queryFn: ({ signal }) => call(approvals.list, {}, { signal }),
  refetchInterval: 15_000,
});
