import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { feeDifferences, type openFeeList } from '@wideload/contract/client';
import type { ListParams } from '#lib/address/list-params.ts';
import { call } from '#lib/api/api.ts';

export function openFeesQuery(params: ListParams<typeof openFeeList>) {
  return queryOptions({
    queryKey: ['admin', 'fee-differences', params],
    queryFn: ({ signal }) => call(feeDifferences.list, { query: params }, { signal }),
    placeholderData: keepPreviousData,
  });
}
