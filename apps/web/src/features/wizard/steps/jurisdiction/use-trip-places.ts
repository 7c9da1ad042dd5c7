import { useQueryClient } from '@tanstack/react-query';
import { emptyTrip, parseHighway, type DraftTrip, type PlaceReading, type TripPlace } from '@wideload/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { closeToast, showToast } from '#lib/toast.ts';
import { toFieldId } from '#ui/form/field.tsx';
import { fetchReading } from '#product/trip/place-query.ts';
import { readVia } from '#product/trip/place-finder.ts';
import { noEnds } from '#product/trip/unplaced.ts';
import type { StepProps, UnreadText, UnreadTexts } from '../../step-props.ts';
import { removeUnread, reorderUnread } from '../../unread-texts.ts';
import * as texts from './trip.texts.ts';
import { reading as lookingUp, toLeftText } from '#product/trip/place.texts.ts';

export const placeFields = 'trip.places';

export const toPlaceName = (index: number) => `${placeFields}.${index}`;

/** By the name of the field; null where the server could not be reached. */
export type SettledTexts = ReadonlyMap<string, { text: string; reading: PlaceReading | null }>;

export const toPendingText = (text: string): UnreadText => ({ text, message: lookingUp, isPending: true });

/** The texts of places that are being read, by the name of their field. */
export function listPending(unread: UnreadTexts): [name: string, text: string][] {
  return Object.entries(unread).flatMap(([name, { text, isPending }]) =>
    isPending && name.startsWith(`${placeFields}.`) ? [[name, text] satisfies [string, string]] : [],
  );
}

type Places = { places: DraftTrip['places']; unread: UnreadTexts };

const isStopName = (name: string, { length }: DraftTrip['places']) =>
  Array.from({ length }, (_, index) => index).some(
    (index) => index > 0 && index < length - 1 && name === toPlaceName(index),
  );

/** A highway is looked for between From and To, so one that was typed before them is read once both are there, and anew for others. */
export function rereadHighways(before: DraftTrip['places'], { places, unread }: Places): UnreadTexts {
  const [from, to] = [places[0], places.at(-1)];
  if (!from || !to || (from === before[0] && to === before.at(-1))) return unread;
  return Object.fromEntries(
    Object.entries(unread).map(([name, one]) =>
      isStopName(name, places) && parseHighway(one.text) !== null ? [name, toPendingText(one.text)] : [name, one],
    ),
  );
}

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
    reading?.is === 'point' ? [] : [[name, toLeftText(text, reading)] as const],
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

/** Each change is saved at once, as the server finds the states on the way. */
export function useTripPlaces({
  state,
  change,
  unread,
  onUnread,
}: Pick<StepProps, 'state' | 'change' | 'unread' | 'onUnread'>) {
  const trip = state.form.trip ?? emptyTrip;
  const [revision, setRevision] = useState(0);
  const focusId = useRef<string | null>(null);

  useEffect(() => {
    if (focusId.current !== null) document.getElementById(focusId.current)?.focus();
    focusId.current = null;
  }, [revision]);

  function put(parts: Partial<DraftTrip>) {
    const next = { ...trip, ...parts };
    change({ trip: isEmpty(next) ? null : next }, 0);
  }

  const client = useQueryClient();
  const pending = JSON.stringify(listPending(unread));
  const settle = useEffectEvent((settled: SettledTexts) => {
    const { places, unread: left } = settlePlaces({ places: trip.places, unread }, settled);
    onUnread(rereadHighways(trip.places, { places, unread: left }));
    if (places.some((place, index) => place !== trip.places[index])) put({ places, chosen: null });
  });
  const read = useEffectEvent((name: string, text: string): Promise<PlaceReading | null> => {
    const road = isStopName(name, trip.places) ? parseHighway(text) : null;
    if (road !== null) return readHighway(road, trip).catch(() => null);
    return fetchReading(client, text);
  });
  useEffect(() => {
    // The key is made of pairs above.
    const texts = JSON.parse(pending) as ReturnType<typeof listPending>;
    if (texts.length === 0) return undefined;
    let isWanted = true;
    const readings = texts.map(async ([name, text]) => [name, { text, reading: await read(name, text) }] as const);
    void Promise.all(readings).then((settled) => isWanted && settle(new Map(settled)));
    return () => {
      isWanted = false;
    };
  }, [pending]);

  /** `order` has the earlier index of each place, -1 for a new stop. */
  function reorder(order: readonly number[], focus: string) {
    onUnread(reorderUnread(unread, placeFields, order));
    focusId.current = focus;
    setRevision((count) => count + 1);
    put({ places: order.map((from) => trip.places[from] ?? null), chosen: null });
  }

  const indexes = trip.places.map((_, index) => index);
  const last = indexes.length - 1;

  return {
    trip,
    /** Changes when the fields of the stops are others. */
    revision,
    put,
    putPlace(index: number, place: TripPlace | null) {
      const places = trip.places.map((one, at) => (at === index ? place : one));
      onUnread(rereadHighways(trip.places, { places, unread: removeUnread(unread, [toPlaceName(index)]) }));
      put({ places, chosen: null });
    },
    takeText: (index: number, text: string) => onUnread({ ...unread, [toPlaceName(index)]: toPendingText(text) }),
    forgetText: (index: number) => toPlaceName(index) in unread && onUnread(removeUnread(unread, [toPlaceName(index)])),
    addStop: () => reorder([...indexes.slice(0, last), -1, last], toFieldId(toPlaceName(last))),
    removeStop: (index: number) =>
      reorder(
        indexes.filter((one) => one !== index),
        addStopId,
      ),
    moveStop: (index: number, step: 1 | -1) =>
      reorder(
        indexes.map((one) => (one === index ? index + step : one === index + step ? index : one)),
        toFieldId(toPlaceName(index + step)),
      ),
    removeTrip() {
      const { trip: removed } = state.form;
      onUnread(
        removeUnread(
          unread,
          Object.keys(unread).filter((name) => name.startsWith('trip.')),
        ),
      );
      focusId.current = toFieldId(toPlaceName(0));
      setRevision((count) => count + 1);
      change({ trip: null }, 0);
      const toast = showToast({
        text: texts.tripRemoved,
        action: {
          label: texts.undo,
          onPress: () => {
            closeToast(toast);
            change({ trip: removed }, 0);
          },
        },
      });
    },
  };
}

async function readHighway(road: string, { places }: DraftTrip): Promise<PlaceReading> {
  const [from, to] = [places[0], places.at(-1)];
  if (!from || !to) return noEnds;
  return readVia({ road, from, to });
}

export const addStopId = 'add-a-stop';

function isEmpty({ places, startDate, startTime, departures }: DraftTrip): boolean {
  const isAnyGiven = places.length > 2 || places.some((place) => place !== null);
  return !isAnyGiven && startDate === null && startTime === null && departures.length === 0;
}
