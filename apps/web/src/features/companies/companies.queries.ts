import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { companies, companyListQuery } from '@wideload/contract';
import * as z from 'zod/mini';
import { call } from '../../lib/api.ts';
import type { ListParams } from '../../lib/list-params.ts';

/** Whatever shows companies; the wizard's choices too. */
export const companiesKey = ['companies'] as const;

/** One page of the list; the page before stays in sight while the next one comes. */
export function companyPageQuery(params: ListParams) {
  return queryOptions({
    queryKey: [...companiesKey, 'list', params],
    // The address was read by this very schema, whose sort keys the general type of lists does not know.
    queryFn: ({ signal }) => call(companies.list, { query: z.parse(companyListQuery, params) }, { signal }),
    placeholderData: keepPreviousData,
  });
}
