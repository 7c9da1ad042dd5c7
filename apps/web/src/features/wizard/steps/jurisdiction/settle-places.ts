import type { DraftTrip, PlaceReading } from '@wideload/domain';
import { formatFault, notReached, reading as lookingUp } from '#product/trip/place.texts.ts';
import type { UnreadText, UnreadTexts } from '../../step-props.ts';
import { removeUnread } from '../../unread-texts.ts';
import { placeFields, toPlaceName } from './place-fields.ts';

/** By the name of the field; null where the server could not be reached. */
export type SettledTexts = ReadonlyMap<string, { text: string; reading: PlaceReading | null }>;

export const toPendingText = (text: string): UnreadText => ({ text, message: lookingUp, isPending: true });

/** The texts of places that are being read, by the name of their field. */
export function listPending(unread: UnreadTexts): [name: string, text: string][] {
  return Object.entries(unread).flatMap(([name, { text, isPending }]) =>
    isPending && name.startsWith(`${placeFields}.`) ? [[name, text] satisfies [string, string]] : [],
  );
}

function toUnreadPlace(text: string, reading: Exclude<PlaceReading, { is: 'point' }> | null): UnreadText {
  if (reading === null) return { text, message: notReached };
  const choices = reading.is === 'several' ? reading.places : reading.meant;
  return { text, message: formatFault(text, reading), choices };
}

type Places = { places: DraftTrip['places']; unread: UnreadTexts };

/** Puts what was read in its field, unless the field has another text by now. All at once, as each change is one of the whole trip. */
export function settlePlaces({ places, unread }: Places, settled: SettledTexts): Places {
  const current = [...settled].filter(
    ([name, { text }]) => unread[name]?.isPending === true && unread[name].text === text,
  );
  const read = new Map(current.map(([name, { reading }]) => [name, reading]));
  const next = places.map((place, index) => {
    const reading = read.get(toPlaceName(index));
    return reading?.is === 'point' ? reading.place : place;
  });
  const kept = current.flatMap(([name, { text, reading }]) =>
    reading?.is === 'point' ? [] : [[name, toUnreadPlace(text, reading)] as const],
  );
  return {
    places: next,
    unread: {
      ...removeUnread(
        unread,
        current.map(([name]) => name),
      ),
      ...Object.fromEntries(kept),
    },
  };
}
