import { routes } from '@wideload/contract/client';
import type { TravelLoad, TripPlace } from '@wideload/domain';
import { listClosedRoads } from '@wideload/domain/permit-facts';
import { call } from '#lib/api/api.ts';

/** A module of its own, which brings the closed roads of all states with the first question. */
export function findRoutes(places: readonly TripPlace[], loads: readonly TravelLoad[], signal: AbortSignal) {
  return call(routes.find, { body: { places: [...places], closed: listClosedRoads(loads) } }, { signal });
}
