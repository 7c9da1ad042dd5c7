import type { TripPlace } from '@wideload/domain';
import type { Town } from '../geo/towns.ts';
import type { Way } from '../legs/way.ts';
import { isWorthOffering } from './compare-ways.ts';
import type { PlaceNote } from './place-notes.ts';
import { toRoute, type Route } from './route.ts';
import { listVia } from './via.ts';

export type Routes = { fastest: Route; second: Route | null; notes: PlaceNote[] };

type Trip = { places: readonly TripPlace[]; towns: readonly Town[]; notes: PlaceNote[] };

/** `other` is the second route if it is worth offering. */
export function toRoutes(fastest: Way, other: Way | null, trip: Trip): Routes {
  const second = other !== null && isWorthOffering(other, fastest) ? other : null;
  return {
    fastest: toRoute(fastest, listVia(fastest, second, trip.towns), trip),
    second: second && toRoute(second, listVia(second, fastest, trip.towns), trip),
    notes: trip.notes,
  };
}
