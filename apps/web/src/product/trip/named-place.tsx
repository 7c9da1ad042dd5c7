import { useQuery } from '@tanstack/react-query';
import type { Place } from '@wideload/domain';
import { formatCoordinates } from './format-coordinates.ts';

async function loadTowns() {
  const [{ namePoint }, { loadUsPlaces }] = await Promise.all([import('./read-place.ts'), import('./us-towns.ts')]);
  const towns = await loadUsPlaces();
  return { name: (place: Place) => namePoint(place, towns).label };
}

type NamedPlaceProps = {
  place: Place;
  /** In place of the town nearby, for a point without a name of its own. */
  name?: string | undefined;
};

/** The name that the point was given with, else the nearest town; its coordinates are small beside it. */
export function NamedPlace(props: NamedPlaceProps) {
  return (
    <>
      <PlaceName {...props} /> <span className="hint">({formatCoordinates(props.place)})</span>
    </>
  );
}

/** Without the coordinates. */
export function PlaceName({ place, name }: NamedPlaceProps) {
  return place.label || name || <NearestTown place={place} />;
}

/** Empty until the towns are loaded; the coordinates are there meanwhile. */
function NearestTown({ place }: { place: Place }) {
  const { data } = useQuery({
    queryKey: ['point-names'],
    queryFn: loadTowns,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  return data?.name(place);
}
