import { useQuery } from '@tanstack/react-query';
import { parsePlace, type Place } from '@wideload/domain';
import type { PlaceReading } from './read-place.ts';

async function loadTowns() {
  const [{ namePoint, readPlace }, { loadUsPlaces }] = await Promise.all([
    import('./read-place.ts'),
    import('./us-towns.ts'),
  ]);
  const towns = await loadUsPlaces();
  return {
    name: (place: Place) => namePoint(place, towns).label,
    read: (text: string) => readPlace(text, towns),
  };
}

const townsQuery = {
  queryKey: ['point-names'],
  queryFn: loadTowns,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
};

/** `near Amarillo, TX`; undefined until the towns are loaded. They load once there is a point to name. */
export function useNearestTown(place: Place | null): string | undefined {
  const { data } = useQuery({ ...townsQuery, enabled: place !== null });
  return place === null ? undefined : data?.name(place);
}

/** Reads coordinates, towns and addresses; until the towns are loaded, coordinates alone. */
export function usePlaceReader(): (text: string) => PlaceReading {
  const { data } = useQuery(townsQuery);
  return data?.read ?? readPoint;
}

function readPoint(text: string): PlaceReading {
  const point = parsePlace(text);
  return point === null ? { ok: false, because: 'unknown' } : { ok: true, place: { ...point, label: '' } };
}

/** Names many points; `''` until the towns are loaded. */
export function useTownNames(): (place: Place) => string {
  const { data } = useQuery(townsQuery);
  return (place) => data?.name(place) ?? '';
}
