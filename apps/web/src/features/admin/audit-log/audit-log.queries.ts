import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { auditLog, type auditList } from '@wideload/contract/client';
import { call } from '../../../lib/api/api.ts';
import type { ListParams } from '../../../lib/address/list-params.ts';
import { queryOf, type ActFilter } from './act-filter.ts';

/** One page of the log; the page before stays in sight while the next one comes. */
export function actsQuery(params: ListParams<typeof auditList>, filter: ActFilter) {
  return queryOptions({
    queryKey: ['admin', 'audit', params, filter],
    queryFn: ({ signal }) => call(auditLog.list, { query: { ...params, ...queryOf(filter) } }, { signal }),
    placeholderData: keepPreviousData,
  });
}
