import type { StateCode } from '@wideload/domain';
import type { PlaceInState } from '../states/place-state.ts';

/** Remarks on a place on the way. */
export type PlaceNote = {
  place: number;
  /** To the next road that we know, where it is far. */
  milesToRoad?: number;
  /** The states between which the person should choose. */
  atBorder?: [StateCode, StateCode];
};

const farMiles = 5;

export function listPlaceNotes(places: readonly PlaceInState[], milesToRoads: readonly number[]): PlaceNote[] {
  return places.flatMap(({ atBorder }, place) => {
    const miles = Math.round(milesToRoads[place] ?? 0);
    const [one, other] = atBorder ?? [];
    const note = {
      ...(miles > farMiles && { milesToRoad: miles }),
      ...(one && other && { atBorder: [one, other] as [StateCode, StateCode] }),
    };
    return Object.keys(note).length === 0 ? [] : { place, ...note };
  });
}
