import { getStateCenter, isSamePoint, type Place, type StateCode } from '@wideload/domain';
import { formatCoordinates } from '#product/trip/format-coordinates.ts';
import { useNearestTown } from '#product/trip/use-nearest-town.ts';
import type { PlaceText } from '../draft/permit-form.ts';
import * as texts from './maps.texts.ts';
import { parsePlace } from './place-text.ts';

/** A new permit has the middle of its state, which nobody chose. */
export function isDefaultPlace(place: Place, state: StateCode): boolean {
  return isSamePoint(place, getStateCenter(state));
}

/** `I-40 at the Oklahoma line` of `I-40 at the Oklahoma line, near Texola, OK`: enough beside the other end. */
export function shortenPlace(name: string): string {
  return name.replace(/( line), .*$/, '$1');
}

/** The name that a point was given with, or the nearest town. */
export function PlaceName({ place, state }: { place: PlaceText; state: StateCode }) {
  if (place.label !== '') return shortenPlace(place.label);
  const point = parsePlace(place);
  if (point === null) return texts.notAPlace;
  return isDefaultPlace(point, state) ? texts.notGivenYet : <NearestName point={point} />;
}

/** The coordinates are shown until the towns are loaded. */
function NearestName({ point }: { point: Place }) {
  return useNearestTown(point) ?? formatCoordinates(point);
}
