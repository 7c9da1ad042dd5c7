import type { StateCode, TripPlace } from '@wideload/domain';

export function listNamesakeStates(places: readonly TripPlace[]): StateCode[] {
  return [...new Set(places.flatMap(({ state }) => state ?? []))];
}
