import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { trailers, trucks, type vehicleList } from '@wideload/contract/client';
import { call } from '../../../lib/api/api.ts';
import type { ListParams } from '../../../lib/address/list-params.ts';

/** Whatever shows trucks or trailers; the wizard's choices too. */
export const trucksKey = ['trucks'] as const;
export const trailersKey = ['trailers'] as const;

type VehicleParams = ListParams<typeof vehicleList>;

/** One page of the trucks; the page before stays in sight while the next one comes. */
export function truckPageQuery(params: VehicleParams) {
  return queryOptions({
    queryKey: [...trucksKey, 'list', params],
    queryFn: ({ signal }) => call(trucks.list, { query: params }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One page of the trailers. */
export function trailerPageQuery(params: VehicleParams) {
  return queryOptions({
    queryKey: [...trailersKey, 'list', params],
    queryFn: ({ signal }) => call(trailers.list, { query: params }, { signal }),
    placeholderData: keepPreviousData,
  });
}
