import { useQuery } from '@tanstack/react-query';
import type { Place } from '@wideload/domain';
import { formatNearest, loadTowns } from './towns.ts';

type NamedPlaceProps = {
  place: Place;
  /** In place of the town nearby, for a point without a name of its own. */
  name?: string | undefined;
};

/** The name that the point was given with, else the nearest town; its coordinates are small beside it. */
export function NamedPlace({ place, name }: NamedPlaceProps) {
  return (
    <>
      {place.label || name || <NearestTown place={place} />} <span className="hint">({formatCoordinates(place)})</span>
    </>
  );
}

/** Empty until the towns are loaded; the coordinates are there meanwhile. */
function NearestTown({ place }: { place: Place }) {
  const { data: towns = [] } = useQuery({
    queryKey: ['towns'],
    queryFn: loadTowns,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return formatNearest(place, towns);
}

/** The form that dispatchers paste into a map: `39.04585, -76.64127`. */
function formatCoordinates({ lat, lng }: Place): string {
  return `${lat.toFixed(5)}, ${lng.toFixed(5)}`;
}
