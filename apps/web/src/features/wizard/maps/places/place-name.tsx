import { getStateCenter, type Place, type StateCode } from '@wideload/domain';
import { formatCoordinates } from '../../../../product/trip/format-coordinates.ts';
import { shortenPlace } from '../../../../product/trip/place-name.ts';
import type { PlaceText } from '../../forms/permit-form.ts';
import * as texts from '../maps.texts.ts';
import { useLoadedPart } from '../use-loaded-part.ts';
import { parsePlace } from './place-text.ts';

const loadTowns = async () => {
  const [{ namePoint }, { loadUsPlaces }] = await Promise.all([
    import('../../../../product/trip/read-place.ts'),
    import('../../../../product/trip/us-towns.ts'),
  ]);
  const towns = await loadUsPlaces();
  return { name: (place: Place) => namePoint(place, towns).label };
};

/** A new permit has the middle of its state, which nobody chose. */
export function isDefaultPlace(place: Place, state: StateCode): boolean {
  const center = getStateCenter(state);
  return place.lat === center.lat && place.lng === center.lng;
}

/** The name that a point was given with, or the nearest town. The towns load when a point has no name. */
export function PlaceName({ place, state }: { place: PlaceText; state: StateCode }) {
  if (place.label !== '') return shortenPlace(place.label);
  const point = parsePlace(place);
  if (point === null) return texts.notAPlace;
  return isDefaultPlace(point, state) ? texts.notGivenYet : <NearestName point={point} />;
}

/** The coordinates are shown until the towns are loaded. */
function NearestName({ point }: { point: Place }) {
  const { part } = useLoadedPart('point-names', loadTowns);
  return part?.name(point) ?? formatCoordinates(point);
}
