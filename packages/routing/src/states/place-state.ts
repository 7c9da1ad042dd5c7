import type { Place, StateCode, TripPlace } from '@wideload/domain';
import type { Geography } from '../geo/geography.ts';
import { isInBox } from '../geo/no-road-areas.ts';

/** `atBorder`: the point is too close to the line between two states to tell which one the load is in. */
export type PlaceInState = { at: Place; state: StateCode; atBorder: readonly [StateCode, StateCode] | null };

/** Piers, docks and the mouths of rivers are outside of the shapes. */
const offshoreMiles = 3;
/** Across the Rio Grande or the Detroit River the nearest state is another country. */
const abroadMiles = 0.1;
/** 300 feet. The borders are of 1:500,000, and a pin on a map is not exact either. */
const atBorderMiles = 300 / 5280;
/** A state that was named for a point farther away is about something else. */
const namedMiles = 20;

type Country = Pick<Geography, 'states' | 'abroad'>;

/**
 * The state that the person named, or else the one that the point is in; its label decides nothing. `outside` is abroad, at sea
 * or not in the lower 48.
 */
export function findPlaceState(place: TripPlace, { states, abroad }: Country): PlaceInState | 'outside' {
  const at = { lat: place.lat, lng: place.lng };
  const { state: named } = place;
  const nearest = abroad.some((box) => isInBox(at, box)) ? abroadMiles : offshoreMiles;
  const state = states.findState(at) ?? states.findNearest(at, nearest)?.state;
  if (named !== undefined && (state === named || states.isNear(at, named, namedMiles)))
    return { at, state: named, atBorder: null };
  return state === undefined ? 'outside' : { at, state, atBorder: states.findBorder(at, atBorderMiles) };
}
