import { maxTripPlaces } from '@wideload/contract/client';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Button, Spinner } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { FieldGrid, Panel, Section } from '#ui/layout/panel.tsx';
import type { StepProps, UnreadText } from '../../step-props.ts';
import { DepartureFields } from '../../departure-fields.tsx';
import css from './trip-form.module.css';
import * as texts from './trip.texts.ts';
import { addStopId, useTripPlaces, toPlaceName } from './use-trip-places.ts';
import { useElapsed } from './use-elapsed.ts';
import type { TripRouteUse } from './use-trip-route.ts';
import type { PlaceNote } from '@wideload/contract';
import { stateName, type TripPlace } from '@wideload/domain';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';
import { PlaceField } from '#product/trip/place-field.tsx';
import { PlaceNoteLines } from '#product/trip/place-note-lines.tsx';
import { usePlaceMeaning } from '#product/trip/place-query.ts';
import { reading as lookingUp } from '#product/trip/place.texts.ts';
import type { PlaceText } from '../../draft/permit-form.ts';
import { parsePlace, toPlaceText } from '../../maps/place-text.ts';
import { farFromRoad, whichState } from './trip-route.texts.ts';

type TripFormProps = StepProps & {
  /** The sentence at the field of a place that no route can have. */
  findRefusal: TripRouteUse['findRefusal'];
  /** Notes and questions about a place. */
  findNote: TripRouteUse['findNote'];
  /** The route below the fields. */
  children: ReactNode;
};

const noteWords = { farFromRoad, whichState, stateName };

const LocationPicker = createLazyPart(async () => (await import('../../maps/location-picker.tsx')).LocationPicker);

type TripPlaceFieldProps = {
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
function TripPlaceField({ label, name, place, unread, refusal, note, placeholder, ...on }: TripPlaceFieldProps) {
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
        <PlaceNoteLines note={note} words={noteWords} onState={(state) => on.onPlace({ ...place, state })} />
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

export function TripForm({ findRefusal, findNote, children, ...step }: TripFormProps) {
  const { unread, onUnread } = step;
  const places = useTripPlaces(step);
  const { trip, revision } = places;
  const last = trip.places.length - 1;
  const stops = trip.places.map((_, index) => index).slice(1, last);

  const field = (index: number, label: string) => (
    <TripPlaceField
      key={`${revision}.${index}`}
      label={label}
      name={toPlaceName(index)}
      place={trip.places[index] ?? null}
      unread={unread[toPlaceName(index)]}
      refusal={findRefusal(index)}
      note={findNote(index)}
      placeholder={index === 0 || index === last ? texts.placeholder : texts.stopPlaceholder}
      onPlace={(place) => places.putPlace(index, place)}
      onTake={(text) => places.takeText(index, text)}
      onType={() => places.forgetText(index)}
    />
  );
  return (
    <Section
      title={texts.trip}
      intro={texts.intro}
      action={
        step.state.form.trip !== null && (
          <Button size="small" onClick={places.removeTrip}>
            {texts.removeTrip}
          </Button>
        )
      }
    >
      <Panel>
        <div className="stack gap-16">
          <div className={css['places']}>
            <FieldGrid columns={2}>
              {field(0, texts.from)}
              {field(last, texts.to)}
            </FieldGrid>
          </div>
          {stops.map((index) => (
            <div key={`${revision}.${index}`} className={classNames(css['places'], css['stop'])}>
              {field(index, texts.stop(index))}
              <div className={css['buttons']}>
                <IconButton
                  label={texts.moveUp(index)}
                  aria-disabled={index === 1 || undefined}
                  onClick={() => index > 1 && places.moveStop(index, -1)}
                >
                  <ArrowUp size={20} />
                </IconButton>
                <IconButton
                  label={texts.moveDown(index)}
                  aria-disabled={index === last - 1 || undefined}
                  onClick={() => index < last - 1 && places.moveStop(index, 1)}
                >
                  <ArrowDown size={20} />
                </IconButton>
                <IconButton label={texts.removeStop(index)} danger onClick={() => places.removeStop(index)}>
                  <Trash2 size={20} />
                </IconButton>
              </div>
            </div>
          ))}
          {trip.places.length < maxTripPlaces && (
            <Button id={addStopId} size="small" className="self-start" onClick={places.addStop}>
              {texts.addStop}
            </Button>
          )}
          <DepartureFields
            key={`leaving.${revision}`}
            name="trip"
            value={trip}
            origin={trip.places[0] ?? null}
            {...{ unread, onUnread }}
            onChange={places.put}
          />
          {children}
        </div>
      </Panel>
    </Section>
  );
}
