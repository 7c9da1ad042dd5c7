import { useQuery } from '@tanstack/react-query';
import type { Place } from '@wideload/domain';

async function loadTowns() {
  const [{ namePoint }, { loadUsPlaces }] = await Promise.all([import('./read-place.ts'), import('./us-towns.ts')]);
  const towns = await loadUsPlaces();
  return { name: (place: Place) => namePoint(place, towns).label };
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

/** Names many points; `''` until the towns are loaded. */
export function useTownNames(): (place: Place) => string {
  const { data } = useQuery(townsQuery);
  return (place) => data?.name(place) ?? '';
}
