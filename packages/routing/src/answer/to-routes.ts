import { proposeRoute, usesClosedRoad, type ClosedRoad, type RouteChoice, type TripPlace } from '@wideload/domain';
import type { Town } from '../geo/towns.ts';
import type { Way } from '../legs/way.ts';
import { isWayAround, isWorthOffering } from './compare-ways.ts';
import type { PlaceNote } from './place-notes.ts';
import { toRoute, type Route } from './route.ts';
import { listVia } from './via.ts';

/** `proposed`: the first way that uses none of the closed roads, or the fastest where both do. */
export type Routes = { fastest: Route; second: Route | null; proposed: RouteChoice; notes: PlaceNote[] };

type Trip = {
  places: readonly TripPlace[];
  towns: readonly Town[];
  notes: PlaceNote[];
  closed: readonly ClosedRoad[];
};

/** `other` is the second route if it is worth offering, or free of the closed roads that the fastest one uses. */
export function toRoutes(fastest: Way, other: Way | null, trip: Trip): Routes {
  const { towns, closed } = trip;
  const isUsable = (way: Way) => !usesClosedRoad(toRoute(way, [], trip).states, closed);
  const isNeeded = closed.length > 0 && !isUsable(fastest);
  const isOffered = (way: Way) =>
    isWorthOffering(way, fastest) || (isNeeded && isUsable(way) && isWayAround(way, fastest));
  const second = other !== null && isOffered(other) ? other : null;
  const routes = {
    fastest: toRoute(fastest, listVia(fastest, second, towns), trip),
    second: second && toRoute(second, listVia(second, fastest, towns), trip),
  };
  return { ...routes, proposed: proposeRoute(routes, closed), notes: trip.notes };
}
