import type { DraftTrip, TripPlace } from '@wideload/domain';
import { formatCoordinates } from '../../../../../product/trip/format-coordinates.ts';
import { namePoint, readPlace } from '../../../../../product/trip/read-place.ts';
import type { UsPlace } from '../../../../../product/trip/us-towns.ts';
import type { UnreadTexts } from '../../../step/step-props.ts';
import { removeUnread } from '../../../step/unread-texts.ts';
import { toPlaceName } from './place-fields.ts';

type Places = { places: DraftTrip['places']; unread: UnreadTexts };

/**
 * Reads what was typed before the list of towns had loaded: a town that was not known yet, and a point that has its
 * coordinates as its name. Null when nothing changes.
 */
export function readPlacesAgain({ places, unread }: Places, towns: readonly UsPlace[]): Places | null {
  const read = places.map(
    (place, index) => readTown(unread[toPlaceName(index)]?.text, towns) ?? renamePoint(place, towns),
  );
  const changed = read.flatMap((place, index) => (place === places[index] ? [] : [toPlaceName(index)]));
  return changed.length === 0 ? null : { places: read, unread: removeUnread(unread, changed) };
}

function readTown(text: string | undefined, towns: readonly UsPlace[]): TripPlace | null {
  const read = text === undefined ? null : readPlace(text, towns);
  return read?.ok === true ? read.place : null;
}

function renamePoint(place: TripPlace | null, towns: readonly UsPlace[]): TripPlace | null {
  if (place === null || place.label !== formatCoordinates(place)) return place;
  const named = namePoint(place, towns);
  return named.label === place.label ? place : named;
}
