import { useQueryClient } from '@tanstack/react-query';
import type { TripPlace } from '@wideload/domain';
import { useRef, useState } from 'react';
import { PlaceField } from '#product/trip/place-field.tsx';
import { placeQuery, readCoordinates, usePlaceMeaning } from '#product/trip/place-query.ts';
import { formatFault, notReached, reading } from '#product/trip/place.texts.ts';

type Unread = { text: string; message: string; choices: readonly TripPlace[] };

type Props = {
  label: string;
  name: string;
  place: TripPlace | null;
  error: string | undefined;
  /** Null while a typed text is no place. */
  onPlace: (place: TripPlace | null) => void;
};

/** A place of a paid order. What is typed is read when the field is left. */
export function ReadPlaceField({ label, name, place, error, onPlace }: Props) {
  const client = useQueryClient();
  const [unread, setUnread] = useState<Unread | null>(null);
  const newest = useRef(0);
  const meaning = usePlaceMeaning(place?.label === '' ? null : place);

  function put(next: TripPlace | null) {
    newest.current += 1;
    setUnread(null);
    onPlace(next);
  }

  async function take(text: string) {
    newest.current += 1;
    const own = newest.current;
    setUnread({ text, message: reading, choices: [] });
    onPlace(null);
    const found = await client.fetchQuery(placeQuery(text)).catch(() => readCoordinates(text));
    // Something else was typed or picked meanwhile.
    if (own !== newest.current) return;
    if (found?.is === 'point') put(found.place);
    else if (found === null) setUnread({ text, message: notReached, choices: [] });
    else
      setUnread({
        text,
        message: formatFault(text, found),
        choices: found.is === 'several' ? found.places : found.meant,
      });
  }

  return (
    <PlaceField
      label={label}
      name={name}
      value={place === null ? '' : place.label || `${place.lat}, ${place.lng}`}
      left={unread?.text}
      choices={unread?.choices}
      error={unread === null ? error : unread.message}
      reading={unread === null ? meaning : undefined}
      onPick={put}
      onTake={(text) => void take(text)}
      onClear={() => put(null)}
    />
  );
}
