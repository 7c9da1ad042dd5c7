import type { Place, PlaceReading, StateCode, TripPlace } from '@wideload/domain';
import { loadGazetteer, namePoint, readPlace, suggestPlaces, type Gazetteer } from '@wideload/places';

export type Places = {
  /** Loads early what the first question would load. */
  warm(): void;
  read(text: string): PlaceReading;
  suggest(text: string, own: StateCode | null): TripPlace[];
  name(point: Place): string;
};

/** The towns and ZIP codes in packages/places; makes no requests. */
export function createShippedPlaces(): Places {
  let gazetteer: Gazetteer | null = null;
  const load = () => (gazetteer ??= loadGazetteer());
  return {
    warm: () => void load(),
    read: (text) => readPlace(text, load()),
    suggest: (text, own) => suggestPlaces(text, own, load()),
    name: (point) => namePoint(point, load()).label,
  };
}
