import { computeMiles, type Place, type TripPlace } from '@wideload/domain';
import type { Geography } from '../geo/geography.ts';
import { findNoRoadArea } from '../geo/no-road-areas.ts';
import { findPlaceState, type PlaceInState } from '../states/place-state.ts';

/** `roadless`: neither a road nor a ferry for trucks leads to the area. */
export type AreaFault = 'canada' | 'ferry' | 'roadless';

/** `place` is the index of a place that no route can have. `same`: the point of the place before. */
export type PlaceRefusal =
  | { fault: 'outside' | 'no-road' | 'same'; place: number }
  | { fault: AreaFault; place: number; area: string };

const sameMiles = 0.25;

const isSame = (place: Place, before: Place | undefined) =>
  before !== undefined && computeMiles(before, place) <= sameMiles;

/** The places with their states, or the first that no route can have. */
export function checkPlaces(
  places: readonly TripPlace[],
  country: Pick<Geography, 'states' | 'abroad' | 'noRoadAreas'>,
): PlaceInState[] | PlaceRefusal {
  const found: PlaceInState[] = [];
  for (const [index, place] of places.entries()) {
    const inState = findPlaceState(place, country);
    if (inState === 'outside') return { fault: 'outside', place: index };
    const area = findNoRoadArea(place, country.noRoadAreas);
    if (area !== null) return { fault: area.by === 'none' ? 'roadless' : area.by, place: index, area: area.name };
    // Two towns of one name on both sides of a state line are two places: Bristol.
    if (found.at(-1)?.state === inState.state && isSame(place, places[index - 1]))
      return { fault: 'same', place: index };
    found.push(inState);
  }
  return found;
}
