import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { companies, type companyList } from '@wideload/contract/client';
import { call } from '../../../lib/api/api.ts';
import type { ListParams } from '../../../lib/address/list-params.ts';

/** Whatever shows companies; the wizard's choices too. */
export const companiesKey = ['companies'] as const;

/** One page of the list; the page before stays in sight while the next one comes. */
export function companyPageQuery(params: ListParams<typeof companyList>) {
  return queryOptions({
    queryKey: [...companiesKey, 'list', params],
    queryFn: ({ signal }) => call(companies.list, { query: params }, { signal }),
    placeholderData: keepPreviousData,
  });
}
