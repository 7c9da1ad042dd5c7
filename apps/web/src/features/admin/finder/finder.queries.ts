import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { orderSearch } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';

/** No search matches shorter texts by a part. */
export const minLength = 3;

export function foundOrdersQuery(search: string) {
  return queryOptions({
    queryKey: ['admin', 'order-search', search],
    queryFn: ({ signal }) => call(orderSearch.find, { query: { search } }, { signal }),
    enabled: search.length >= minLength,
    placeholderData: keepPreviousData,
  });
}
