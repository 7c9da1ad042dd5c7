import type { StateCode, TripPlace } from '@wideload/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as texts from './maps.texts.ts';
import { PlaceField } from '#product/trip/place-field.tsx';
import { placeQuery, readCoordinates } from '#product/trip/place-query.ts';
import { formatFault, notReached } from '#product/trip/place.texts.ts';

type Props = {
  /** Places of this state come first. */
  state: StateCode | null;
  onPlace: (place: TripPlace) => void;
};

type Left = { text: string; error?: string; choices?: readonly TripPlace[] };

/** Finds a place by its name, a ZIP code, coordinates or a link, and shows it on the map. */
export function PlaceSearch({ state, onPlace }: Props) {
  const client = useQueryClient();
  const [left, setLeft] = useState<Left | null>(null);

  async function take(text: string) {
    setLeft({ text });
    const reading = await client.fetchQuery(placeQuery(text)).catch(() => readCoordinates(text));
    if (reading?.is === 'point') onPlace(reading.place);
    const put = (next: Left) => setLeft((before) => (before?.text === text ? next : before));
    if (reading === null) put({ text, error: notReached });
    else if (reading.is === 'point') put({ text: reading.place.label });
    else
      put({
        text,
        error: formatFault(text, reading),
        choices: reading.is === 'several' ? reading.places : reading.meant,
      });
  }
  return (
    <PlaceField
      label={texts.findAPlace}
      optional
      value=""
      left={left?.text}
      error={left?.error}
      choices={left?.choices}
      state={state}
      placeholder={texts.cityOrTown}
      onPick={(place) => {
        setLeft({ text: place.label });
        onPlace(place);
      }}
      onTake={(text) => void take(text)}
      onClear={() => setLeft(null)}
      onType={() => setLeft(null)}
    />
  );
}
