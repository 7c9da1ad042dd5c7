import { findNamedState, type Place, type StateCode, type TripPlace } from '@wideload/domain';
import type { StateFinder } from './state-finder.ts';

export type PlaceInState = { at: Place; state: StateCode };

/** Piers and the mouths of rivers are outside of the shapes, which are within 400 m. */
const offshoreMiles = 0.5;

/** The state that the place names, or else the one that it is in. `outside` is abroad, at sea or not in the lower 48. */
export function findPlaceState(place: TripPlace, states: StateFinder): StateCode | 'outside' {
  const named = findNamedState(place, states.areas);
  return named ?? states.findState(place) ?? states.findNearest(place, offshoreMiles) ?? 'outside';
}
