import type { Place } from '@wideload/domain';
import { formatCoordinates } from './format-coordinates.ts';
import { useNearestTown } from './use-nearest-town.ts';

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
  const given = place.label || name;
  const town = useNearestTown(given ? null : place);
  return given || town;
}
