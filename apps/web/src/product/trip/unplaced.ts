import type { PlaceReading, StateCode, TripPlace } from '@wideload/domain';

/** A text that was read, and is no place or several. */
export type Unplaced = Exclude<PlaceReading, { is: 'point' }>;

/** A highway is looked for between From and To, which are not both known yet. */
export const noEnds: Unplaced = { is: 'unknown', because: 'no-ends', meant: [] };

/** The places that the text may mean. */
export const listMeant = (fault: Unplaced): readonly TripPlace[] =>
  fault.is === 'several' ? fault.places : fault.meant;

/** The states that have a town of this name; none where the places have several names, as for a near spelling. */
export function listNamesakeStates(places: readonly TripPlace[]): StateCode[] {
  const names = new Set(places.map(({ label }) => label.split(/ \(|,/, 1)[0]));
  return names.size > 1 ? [] : [...new Set(places.flatMap(({ state }) => state ?? []))];
}
