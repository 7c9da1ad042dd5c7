import { queryOptions } from '@tanstack/react-query';
import { toTravelLoad, type DraftUnit, type TripPlace } from '@wideload/domain';
import { findRoutes } from './find-routes.ts';

/** The routes over the places, asked once for each set of places and of sizes. */
export function tripRoutesQuery(places: readonly TripPlace[], units: readonly DraftUnit[]) {
  const loads = units.map(toTravelLoad);
  const sizes = loads.map(({ facts: { dimensions, weight }, type }) => ({ dimensions, weight, type }));
  return queryOptions({
    queryKey: ['trip-routes', places, sizes],
    queryFn: ({ signal }) => findRoutes(places, loads, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
