import type { Place } from '@wideload/domain';
import { formatCoordinates } from './format-coordinates.ts';
import { useNearestTown } from './use-nearest-town.ts';

type NamedPlaceProps = {
  place: Place;
  /** In place of the town nearby, for a point without a name of its own. */
  name?: string | undefined;
};

function useName({ place, name }: NamedPlaceProps): string | undefined {
  const given = place.label || name;
  const town = useNearestTown(given ? null : place);
  return given || town;
}

/** The name that the point was given with, else the nearest town; its coordinates are small beside it, or alone without a name. */
export function NamedPlace(props: NamedPlaceProps) {
  const name = useName(props);
  const coordinates = formatCoordinates(props.place);
  if (!name) return coordinates;
  return (
    <>
      {name} <span className="hint">({coordinates})</span>
    </>
  );
}

/** Without the coordinates. */
export function PlaceName(props: NamedPlaceProps) {
  return useName(props);
}
