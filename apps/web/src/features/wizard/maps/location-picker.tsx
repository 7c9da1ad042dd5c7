import { getStateCenter, type Place, type StateCode, checkCoordinate, type TripPlace } from '@wideload/domain';
import { useMemo, useState } from 'react';
import { formatFieldError } from '@wideload/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import * as texts from './maps.texts.ts';
import { Button } from '#ui/button.tsx';
import { Modal } from '#ui/overlay/modal.tsx';
import type { PlaceText, RouteEnd } from '../draft/permit-form.ts';
import { endWords } from './end-words.ts';
import css from './location-picker.module.css';
import { MapFailed, MapWaiting, useMap } from './map-states.tsx';
import { OutsideNotice } from './outside-notice.tsx';
import { formatCoordinates } from '#product/trip/format-coordinates.ts';
import { parsePlace, toPlaceText } from './place-text.ts';
import { useNearestTown } from '#product/trip/use-nearest-town.ts';
import { FieldGrid } from '#ui/layout/panel.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { parsePastedPlace } from './pasted-place.ts';
import { PlaceField } from '#product/trip/place-field.tsx';
import { fetchReading } from '#product/trip/place-query.ts';
import { toLeftText, type LeftText } from '#product/trip/place.texts.ts';

type Props = {
  /** Places of this state come first. */
  state: StateCode | null;
  onPlace: (place: TripPlace) => void;
};

/** Without a message while it is read, and once it is a place. */
type Left = Pick<LeftText, 'text'> & Partial<LeftText>;

/** Finds a place by its name, a ZIP code, coordinates or a link, and shows it on the map. */
function PlaceSearch({ state, onPlace }: Props) {
  const client = useQueryClient();
  const [left, setLeft] = useState<Left | null>(null);

  async function take(text: string) {
    setLeft({ text });
    const reading = await fetchReading(client, text);
    if (reading?.is === 'point') onPlace(reading.place);
    const next: Left = reading?.is === 'point' ? { text: reading.place.label } : toLeftText(text, reading);
    setLeft((before) => (before?.text === text ? next : before));
  }
  return (
    <PlaceField
      label={texts.findAPlace}
      optional
      value=""
      left={left?.text}
      error={left?.message}
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

const axes = [
  ['lat', texts.latitude],
  ['lng', texts.longitude],
] as const;

function PlaceFields({ place, onPlace }: { place: PlaceText; onPlace: (place: PlaceText) => void }) {
  return (
    <FieldGrid columns={2} phone={2}>
      {axes.map(([axis, label]) => (
        <TextField
          key={axis}
          label={label}
          value={place[axis]}
          autoComplete="off"
          onChange={(event) => onPlace({ ...place, [axis]: event.target.value })}
          onPaste={(event) => {
            const pasted = parsePastedPlace(event);
            if (pasted !== null) onPlace(pasted);
          }}
          error={findMessage(place[axis], axis)}
        />
      ))}
    </FieldGrid>
  );
}

function findMessage(text: string, axis: 'lat' | 'lng'): string | undefined {
  const error = checkCoordinate(text, axis);
  return error === null ? undefined : formatFieldError(error);
}

export type LocationPickerProps = {
  end: RouteEnd;
  /** Null where the point may be in any state. */
  state: StateCode | null;
  title?: string | undefined;
  route: Readonly<Record<RouteEnd, PlaceText>>;
  onPick: (place: PlaceText) => void;
  onClose: () => void;
};

/** Spec [9]; used when the server's setting did not load. */
const defaultZoom = 5;
/** Close enough to place the marker on the correct side of a town. */
const townZoom = 8;
const mapTexts = { origin: texts.mapOfTheOrigin, destination: texts.mapOfTheDestination } as const;
const wholeCountry = { lat: 39, lng: -97, zoom: 4 };

/** Only OK applies the place (spec [2]). */
export function LocationPicker({ end, state, title, route, onPick, onClose }: LocationPickerProps) {
  const [text, setText] = useState(route[end]);
  const [shown, setShown] = useState<{ place: Place; zoom: number } | null>(null);
  const { part, hasFailed, isLoading, retry } = useMap();
  const place = parsePlace(text);
  const town = useNearestTown(text.label === '' ? place : null);
  const label = text.label || (town ?? '');
  const other = end === 'origin' ? 'destination' : 'origin';
  const ends = useMemo(
    () => ({ [end]: parsePlace(text), [other]: parsePlace(route[other]) }) as Record<RouteEnd, Place | null>,
    [end, other, text, route],
  );

  function put(to: PlaceText, zoom = 0) {
    setText(to);
    const at = parsePlace(to);
    if (at !== null) setShown({ place: at, zoom });
  }
  const begin =
    state === null
      ? { ...wholeCountry, ...(place !== null && { zoom: townZoom }) }
      : (part?.base.items.find((item) => item.state === state) ?? { ...getStateCenter(state), zoom: defaultZoom });

  return (
    <Modal
      title={title ?? endWords[end]}
      size="wide"
      isDirty={text !== route[end]}
      onClose={onClose}
      actions={
        <>
          <output className={css['reading']}>
            {place !== null && (
              <>
                <strong>{label}</strong>
                <span className={css['point']}>
                  {formatCoordinates(place)} {texts.latitudeLongitude}
                </span>
              </>
            )}
          </output>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            look="primary"
            aria-disabled={place === null || undefined}
            onClick={() => place !== null && onPick({ ...text, label })}
          >
            {texts.ok}
          </Button>
        </>
      }
    >
      <p className="hint below-12">{texts.pickHint}</p>
      <div className="beside-on-tablets gap-16 below-16">
        <PlaceSearch state={state} onPlace={(found) => put(toPlaceText(found), townZoom)} />
        <PlaceFields place={text} onPlace={(to) => put({ ...to, label: '' })} />
      </div>
      {part !== undefined && (
        <part.LocationMapFrame
          label={title === undefined ? mapTexts[end] : texts.mapOf(title)}
          plate={title}
          base={part.base}
          view={{ ...begin, ...place }}
          activeEnd={end}
          ends={ends}
          shown={shown}
          onMove={(to) => setText(toPlaceText(to))}
        />
      )}
      {part === undefined && !hasFailed && <MapWaiting />}
      {hasFailed && <MapFailed isLoading={isLoading} onRetry={retry} />}
      {part !== undefined && place !== null && state !== null && (
        <OutsideNotice place={place} state={state} states={part.base.states} />
      )}
    </Modal>
  );
}
