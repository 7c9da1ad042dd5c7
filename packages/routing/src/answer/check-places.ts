import { computeMiles, type Place, type TripPlace } from '@wideload/domain';
import { findPlaceState, type PlaceInState } from '../states/place-state.ts';
import type { StateFinder } from '../states/state-finder.ts';

/** `place` is the index of a place that no route can have. `same`: the point of the place before. */
export type PlaceRefusal = { fault: 'outside' | 'no-road' | 'same'; place: number };

const sameMiles = 0.25;

const isSame = (place: Place, before: Place | undefined) =>
  before !== undefined && computeMiles(before, place) <= sameMiles;

/** The places with their states, or the first that no route can have. */
export function checkPlaces(places: readonly TripPlace[], states: StateFinder): PlaceInState[] | PlaceRefusal {
  const found: PlaceInState[] = [];
  for (const [index, place] of places.entries()) {
    const state = findPlaceState(place, states);
    if (state === 'outside') return { fault: 'outside', place: index };
    if (isSame(place, places[index - 1])) return { fault: 'same', place: index };
    found.push({ at: { lat: place.lat, lng: place.lng }, state });
  }
  return found;
}
