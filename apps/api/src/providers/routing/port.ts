import type { RouteValue } from '@wideload/contract';
import type { TripPlace } from '@wideload/domain';

/** `outside`: not in the lower 48 states; `no-road`: no road within 60 miles; `same`: the point of the place before. */
export type PlaceFault = 'outside' | 'no-road' | 'same';

export type RouteAnswer =
  | { ok: true; fastest: RouteValue; second: RouteValue | null }
  | { ok: false; because: 'place'; place: number; fault: PlaceFault }
  /** No way between the places, or the router failed or took longer than two seconds. */
  | { ok: false; because: 'no-route' | 'unavailable' };

/** Finds the usual highway route over two or more places. It never throws: a failure is an answer. */
export type Router = {
  findRoutes(places: readonly TripPlace[]): Promise<RouteAnswer>;
};
