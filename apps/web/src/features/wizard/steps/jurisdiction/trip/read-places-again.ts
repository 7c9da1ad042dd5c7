import type { DraftTrip, TripPlace } from '@wideload/domain';
import { formatCoordinates } from '../../../../../product/trip/format-coordinates.ts';
import { namePoint, readPlace, type UnreadPlace } from '../../../../../product/trip/read-place.ts';
import type { UsPlace } from '../../../../../product/trip/us-towns.ts';
import type { UnreadText, UnreadTexts } from '../../../step/step-props.ts';
import { removeUnread } from '../../../step/unread-texts.ts';
import { formatPlaceFault } from '../../../trip/trip-places.texts.ts';
import { toPlaceName } from './place-fields.ts';
import * as texts from './trip.texts.ts';

type Places = { places: DraftTrip['places']; unread: UnreadTexts };

/** A text that is no place; pending until there are towns. */
export function toUnreadPlace(text: string, fault: UnreadPlace, towns: readonly UsPlace[]): UnreadText {
  if (towns.length === 0) return { text, message: texts.noTownsYet, isPending: true };
  return { text, message: formatPlaceFault(text, fault) };
}

/**
 * Reads what was typed before the list of towns had loaded: a town that was not known yet, and a point that has its
 * coordinates as its name. Null when nothing changes.
 */
export function readPlacesAgain({ places, unread }: Places, towns: readonly UsPlace[]): Places | null {
  const read = places.map((place, index) => readAgain({ place, kept: unread[toPlaceName(index)] }, towns));
  const keptAgain = read.flatMap(({ kept }, index) =>
    kept === undefined ? [] : [[toPlaceName(index), kept] as const],
  );
  const names = places.map((_, index) => toPlaceName(index));
  const isSame = read.every(({ place, kept }, index) => place === places[index] && kept === unread[toPlaceName(index)]);
  return isSame
    ? null
    : {
        places: read.map(({ place }) => place),
        unread: { ...removeUnread(unread, names), ...Object.fromEntries(keptAgain) },
      };
}

type Field = { place: TripPlace | null; kept: UnreadText | undefined };

function readAgain({ place, kept }: Field, towns: readonly UsPlace[]): Field {
  if (kept === undefined) return { place: renamePoint(place, towns), kept };
  const read = readPlace(kept.text, towns);
  if (read.ok) return { place: read.place, kept: undefined };
  return { place, kept: kept.isPending ? toUnreadPlace(kept.text, read, towns) : kept };
}

/** The list of towns failed to load: nothing waits for it any longer. */
export function markNotLoaded(unread: UnreadTexts): UnreadTexts {
  const failed = ({ text }: UnreadText) => ({ text, message: texts.townsNotLoaded });
  return Object.fromEntries(Object.entries(unread).map(([name, kept]) => [name, kept.isPending ? failed(kept) : kept]));
}

function renamePoint(place: TripPlace | null, towns: readonly UsPlace[]): TripPlace | null {
  if (place === null || place.label !== formatCoordinates(place)) return place;
  const named = namePoint(place, towns);
  return named.label === place.label ? place : { ...place, label: named.label };
}
