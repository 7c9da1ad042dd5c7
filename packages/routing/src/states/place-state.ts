import { isStateCode, stateNames, type Place, type StateCode, type TripPlace } from '@wideload/domain';
import type { StateFinder } from './state-finder.ts';

export type PlaceInState = { at: Place; state: StateCode };

/** A label that names a state this far away is about something else. */
const farthestNamed = 20;
/** Piers and the mouths of rivers are outside of the shapes, which are within 400 m. */
const offshoreMiles = 0.5;

const codeByName: ReadonlyMap<string, StateCode> = new Map(
  Object.entries(stateNames).flatMap(([code, name]) => (isStateCode(code) ? [[name.toLowerCase(), code]] : [])),
);

/** `near Texarkana, AR` may be on the other side of the line. */
const neighborLabel = /^near /;

/** `Texarkana, AR`, `Texarkana, AR 71854`, `Cape Girardeau, Missouri` */
export function parseNamedState(label: string): StateCode | null {
  if (neighborLabel.test(label)) return null;
  const last =
    label
      .split(',')
      .slice(1)
      .at(-1)
      ?.replace(/\s*\d{5}(?:-\d{4})?\s*$/, '')
      .trim() ?? '';
  const code = last.toUpperCase();
  return isStateCode(code) ? code : (codeByName.get(last.toLowerCase()) ?? null);
}

/** Towns at a state line: the named state is right where the shape is not. `outside` is abroad, at sea or not in the lower 48. */
export function findPlaceState(place: TripPlace, states: StateFinder): StateCode | 'outside' {
  const at = states.findState(place);
  const named = parseNamedState(place.label);
  if (named === 'AK' || named === 'HI') return at ?? 'outside';
  if (named !== null && named !== at && states.computeMilesTo(named, place) <= farthestNamed) return named;
  return at ?? states.findNearest(place, offshoreMiles) ?? 'outside';
}
