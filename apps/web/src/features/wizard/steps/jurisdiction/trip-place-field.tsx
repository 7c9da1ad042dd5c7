import type { PlaceNote } from '@wideload/contract';
import { type TripPlace, stateName, type StateCode } from '@wideload/domain';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { PlaceField } from '#product/trip/place-field.tsx';
import { usePlaceMeaning } from '#product/trip/place-query.ts';
import { reading as lookingUp } from '#product/trip/place.texts.ts';
import type { PlaceText } from '../../draft/permit-form.ts';
import { parsePlace, toPlaceText } from '../../maps/place-text.ts';
import type { UnreadText } from '../../step-props.ts';
import * as texts from './trip.texts.ts';
import { useElapsed } from './use-elapsed.ts';
import * as tripRouteTexts from './trip-route.texts.ts';

type Props = { note: PlaceNote; onState: (state: StateCode) => void };

/** How far the next known road is, and which of two states a point at their border is in. */
function PlaceNoteLines({ note: { milesToRoad, atBorder }, onState }: Props) {
  return (
    <div role="status" className="stack gap-8">
      {milesToRoad !== undefined && <p className="hint">{tripRouteTexts.farFromRoad(milesToRoad)}</p>}
      {atBorder !== undefined && (
        <div role="group" aria-label={tripRouteTexts.whichState(...atBorder)} className="cluster gap-8">
          <p className="strong">{tripRouteTexts.whichState(...atBorder)}</p>
          <div className="cluster gap-12">
            {atBorder.map((state) => (
              <Button key={state} size="small" onClick={() => onState(state)}>
                {stateName(state)}
              </Button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

const LocationPicker = createLazyPart(async () => (await import('../../maps/location-picker.tsx')).LocationPicker);

export type TripPlaceFieldProps = {
  label: string;
  name: string;
  place: TripPlace | null;
  /** Typed text that is being read, or is no place. */
  unread: UnreadText | undefined;
  refusal: string | undefined;
  note: PlaceNote | undefined;
  placeholder: string;
  onPlace: (place: TripPlace | null) => void;
  onTake: (text: string) => void;
  onType: () => void;
};

const nowhere: PlaceText = { lat: '', lng: '', label: '' };
const slowMs = 1000;

/** A town, an address, coordinates or a pin. The chosen place stays until another one is read. */
export function TripPlaceField({ label, name, place, unread, refusal, note, placeholder, ...on }: TripPlaceFieldProps) {
  const [isMapOpen, setMapOpen] = useState(false);
  const isReading = unread?.isPending === true;
  const isSlow = useElapsed(isReading, [slowMs]) > 0;
  const meaning = usePlaceMeaning(place);

  function takePin(picked: PlaceText) {
    const point = parsePlace(picked);
    setMapOpen(false);
    if (point === null) return;
    // A pin without a name gets it as typed coordinates do.
    if (picked.label === '') on.onTake(`${point.lat}, ${point.lng}`);
    else on.onPlace({ ...point, label: picked.label });
  }

  return (
    <div className="shrinks">
      <PlaceField
        label={label}
        name={name}
        value={place?.label ?? ''}
        left={unread?.text}
        choices={unread?.choices}
        placeholder={placeholder}
        error={isReading ? undefined : (unread?.message ?? refusal)}
        reading={unread === undefined ? meaning : undefined}
        action={
          <Button look="link" aria-label={texts.onTheMapFor(label)} onClick={() => setMapOpen(true)}>
            {texts.onTheMap}
          </Button>
        }
        onPick={on.onPlace}
        onTake={on.onTake}
        onClear={() => on.onPlace(null)}
        onType={on.onType}
      />
      {isSlow && <Spinner label={lookingUp} />}
      {place !== null && note !== undefined && (
        <PlaceNoteLines note={note} onState={(state) => on.onPlace({ ...place, state })} />
      )}
      {isMapOpen && (
        <LocationPicker
          end="origin"
          state={null}
          title={label}
          route={{ origin: place === null ? nowhere : toPlaceText(place), destination: nowhere }}
          onPick={takePin}
          onClose={() => setMapOpen(false)}
        />
      )}
    </div>
  );
}
