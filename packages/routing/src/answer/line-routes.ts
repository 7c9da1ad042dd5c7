import type { ClosedRoad, TripPlace } from '@wideload/domain';
import type { Geography } from '../geo/geography.ts';
import { toLineWay, type Stretch, joinWays, type Way } from '../graph/legs.ts';
import type { PlaceInState } from '../states/place-state.ts';
import { listPlaceNotes } from './place-notes.ts';
import { toRoutes, type Routes } from './to-routes.ts';

/** The stretches between each place and the next. */
export type Lines = readonly (readonly Stretch[])[];

type Trip = {
  places: readonly TripPlace[];
  checked: readonly PlaceInState[];
  milesToRoads: readonly number[];
  closed: readonly ClosedRoad[];
};

/** The answer for the lines of another router: the states always come from the shapes here. */
export function toLineRoutes(
  [fastest, other]: readonly [Lines, Lines | null],
  trip: Trip,
  geography: Geography,
): Routes {
  const toWay = (lines: Lines): Way =>
    joinWays(
      lines.flatMap((stretches, at) => {
        const [from, to] = [trip.checked[at], trip.checked[at + 1]];
        return from === undefined || to === undefined ? [] : toLineWay(stretches, [from, to], geography);
      }),
    );
  const notes = listPlaceNotes(trip.checked, trip.milesToRoads);
  return toRoutes(toWay(fastest), other && toWay(other), { ...trip, towns: geography.towns, notes });
}
