import type { StateCode, TripPlace } from '@wideload/domain';

/** The states that have a town of this name; none where the places have several names, as for a near spelling. */
export function listNamesakeStates(places: readonly TripPlace[]): StateCode[] {
  const names = new Set(places.map(({ label }) => label.split(/ \(|,/, 1)[0]));
  return names.size > 1 ? [] : [...new Set(places.flatMap(({ state }) => state ?? []))];
}
