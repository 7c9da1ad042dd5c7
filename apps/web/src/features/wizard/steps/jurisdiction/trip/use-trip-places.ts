import { emptyTrip, type DraftTrip, type TripPlace } from '@wideload/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { closeToast, showToast } from '../../../../../lib/toast.ts';
import { toFieldId } from '../../../../../ui/form/field.tsx';
import type { StepProps, UnreadText } from '../../../step/step-props.ts';
import { removeUnread, reorderUnread } from '../../../step/unread-texts.ts';
import type { UsPlace } from '../../../../../product/trip/us-towns.ts';
import { placeFields, toPlaceName } from './place-fields.ts';
import { markNotLoaded, readPlacesAgain } from './read-places-again.ts';
import * as texts from './trip.texts.ts';

type LoadedTowns = {
  /** Empty until loaded. */
  towns: readonly UsPlace[];
  /** After a failure: tries again. */
  loadTowns: (() => void) | null;
};

/** Each change is saved at once, as the server finds the states on the way. */
export function useTripPlaces({
  state,
  change,
  unread,
  onUnread,
  towns,
  loadTowns,
}: Pick<StepProps, 'state' | 'change' | 'unread' | 'onUnread'> & LoadedTowns) {
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

  const hasTowns = towns.length > 0;
  const readAgain = useEffectEvent(() => {
    const read = readPlacesAgain({ places: trip.places, unread }, towns);
    if (read === null) return;
    onUnread(read.unread);
    put({ places: read.places });
  });
  useEffect(() => {
    if (hasTowns) readAgain();
  }, [hasTowns]);
  const stopWaiting = useEffectEvent(() => onUnread(markNotLoaded(unread)));
  const hasFailed = loadTowns !== null;
  useEffect(() => {
    if (hasFailed) stopWaiting();
  }, [hasFailed]);

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
      onUnread(removeUnread(unread, [toPlaceName(index)]));
      put({ places: trip.places.map((one, at) => (at === index ? place : one)), chosen: null });
    },
    keepText(index: number, kept: UnreadText) {
      onUnread({ ...unread, [toPlaceName(index)]: kept });
      if (kept.isPending) loadTowns?.();
    },
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

export const addStopId = 'add-a-stop';

function isEmpty({ places, startDate, startTime, departures }: DraftTrip): boolean {
  const isAnyGiven = places.length > 2 || places.some((place) => place !== null);
  return !isAnyGiven && startDate === null && startTime === null && departures.length === 0;
}
