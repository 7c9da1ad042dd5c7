import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { weekBoard } from '@wideload/contract/client';
import type { Day } from '@wideload/domain';
import { call } from '#lib/api/api.ts';

export function boardQuery(from: Day) {
  return queryOptions({
    queryKey: ['orders', 'board', from],
    queryFn: async ({ signal }) => ({ monday: from, ...(await call(weekBoard.read, { query: { from } }, { signal })) }),
    placeholderData: keepPreviousData,
  });
}
