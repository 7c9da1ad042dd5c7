import type { PlaceNote } from '@wideload/contract';
import type { TripPlace } from '@wideload/domain';
import { useMemo, useRef, useState } from 'react';
import { Button } from '../../../../../ui/button.tsx';
import { Combobox } from '../../../../../ui/combobox/combobox.tsx';
import { createLazyPart } from '../../../../../ui/overlay/lazy-part.tsx';
import type { PlaceText } from '../../../forms/permit-form.ts';
import { formatCoordinates } from '../../../../../product/trip/format-coordinates.ts';
import { namePoint, readPlace } from '../../../../../product/trip/read-place.ts';
import type { UsPlace } from '../../../../../product/trip/us-towns.ts';
import { parsePlace, toPlaceText } from '../../../maps/places/place-text.ts';
import type { UnreadText } from '../../../step/step-props.ts';
import { PlaceNoteLines } from './place-note-lines.tsx';
import { findTown, listTownChoices, toChosenValue } from './town-choices.ts';
import * as texts from './trip.texts.ts';
import { toUnreadPlace } from './read-places-again.ts';

const LocationPicker = createLazyPart(async () => (await import('../../../maps/location-picker.tsx')).LocationPicker);

export type TripPlaceFieldProps = {
  label: string;
  name: string;
  place: TripPlace | null;
  towns: readonly UsPlace[];
  /** Typed text that is no place. */
  unread: UnreadText | undefined;
  refusal: string | undefined;
  note: PlaceNote | undefined;
  onPlace: (place: TripPlace | null) => void;
  onUnread: (unread: UnreadText) => void;
  onType: () => void;
};

const nowhere: PlaceText = { lat: '', lng: '', label: '' };

/** A town, an address, coordinates or a pin. The chosen place stays until another one is read. */
export function TripPlaceField({ label, name, place, towns, unread, refusal, note, ...on }: TripPlaceFieldProps) {
  const [text, setText] = useState('');
  const [isMapOpen, setMapOpen] = useState(false);
  const isCleared = useRef(false);
  const choices = useMemo(() => listTownChoices(text, { towns, place }), [text, towns, place]);

  function pick(value: string) {
    isCleared.current = value === '';
    const town = findTown(value, towns);
    if (town !== null) on.onPlace(town);
  }
  function take(typed: string): string {
    const read = readPlace(typed, towns);
    if (!read.ok) {
      on.onUnread(toUnreadPlace(typed, read, towns));
      return typed;
    }
    on.onPlace(read.place);
    return '';
  }
  function leave() {
    if (isCleared.current && place !== null) on.onPlace(null);
    isCleared.current = false;
  }

  return (
    <>
      <Combobox
        label={label}
        name={name}
        choices={choices}
        value={toChosenValue(place)}
        onChange={pick}
        onSearch={(typed) => {
          isCleared.current = typed === '';
          on.onType();
          setText(typed);
        }}
        onBlur={leave}
        takeText={take}
        leftText={unread?.text}
        placeholder={texts.placeholder}
        nothing={texts.noTown}
        error={unread?.message ?? refusal}
        reading={place === null ? undefined : formatReading(place, towns)}
        action={
          <Button look="link" aria-label={texts.onTheMapFor(label)} onClick={() => setMapOpen(true)}>
            {texts.onTheMap}
          </Button>
        }
      />
      {place !== null && note !== undefined && (
        <PlaceNoteLines note={note} onState={(state) => on.onPlace({ ...place, state })} />
      )}
      {isMapOpen && (
        <LocationPicker
          end="origin"
          state={null}
          title={label}
          route={{ origin: place === null ? nowhere : toPlaceText(place), destination: nowhere }}
          onPick={(picked) => {
            const point = parsePlace(picked);
            setMapOpen(false);
            if (point !== null)
              on.onPlace(picked.label === '' ? namePoint(point, towns) : { ...point, label: picked.label });
          }}
          onClose={() => setMapOpen(false)}
        />
      )}
    </>
  );
}

/** The point of a place whose name is no town. */
function formatReading(place: TripPlace, towns: readonly UsPlace[]): string | undefined {
  const town = towns.find(({ lat, lng }) => lat === place.lat && lng === place.lng);
  if (town === undefined) return formatCoordinates(place);
  const { label } = namePoint(town, towns);
  return label === place.label ? undefined : texts.centerOf(label);
}
