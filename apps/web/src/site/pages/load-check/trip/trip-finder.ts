import type { RouteAnswer } from '@wideload/contract';
import { routes } from '@wideload/contract/client';
import type { TripPlace } from '@wideload/domain';
import { call } from '../../../../lib/api/api.ts';
import { placeFinder } from '../../../../product/trip/places/place-finder.ts';

export const tripFinder = {
  ...placeFinder,
  findRoutes: (places: readonly TripPlace[], signal: AbortSignal): Promise<RouteAnswer> =>
    call(routes.check, { body: { places: [...places] } }, { signal }),
};

export type TripFinder = typeof tripFinder;
