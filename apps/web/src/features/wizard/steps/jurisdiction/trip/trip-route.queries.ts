import { queryOptions } from '@tanstack/react-query';
import type { TripPlace } from '@wideload/domain';
import { routes } from '@wideload/contract/client';
import { call } from '../../../../../lib/api/api.ts';

/** The routes over the places, asked once for each set of places. */
export function tripRoutesQuery(places: readonly TripPlace[]) {
  return queryOptions({
    queryKey: ['trip-routes', places],
    queryFn: ({ signal }) => call(routes.find, { body: { places: [...places] } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
