import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { trailers, trucks, vehicleListQuery } from '@wideload/contract';
import * as z from 'zod/mini';
import { call } from '../../lib/api.ts';
import type { ListParams } from '../../lib/list-params.ts';

/** Whatever shows trucks or trailers; the wizard's choices too. */
export const trucksKey = ['trucks'] as const;
export const trailersKey = ['trailers'] as const;

// The address was read by this very schema, whose sort keys the general type of lists does not know.
const queryOf = (params: ListParams) => z.parse(vehicleListQuery, params);

/** One page of the trucks; the page before stays in sight while the next one comes. */
export function truckPageQuery(params: ListParams) {
  return queryOptions({
    queryKey: [...trucksKey, 'list', params],
    queryFn: ({ signal }) => call(trucks.list, { query: queryOf(params) }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One page of the trailers. */
export function trailerPageQuery(params: ListParams) {
  return queryOptions({
    queryKey: [...trailersKey, 'list', params],
    queryFn: ({ signal }) => call(trailers.list, { query: queryOf(params) }, { signal }),
    placeholderData: keepPreviousData,
  });
}
