import type { TripAnswer } from '@wideload/contract';
import { formatDeparture, type DraftTrip } from '@wideload/domain';
import { formatTripMiles } from '#product/trip/leg-words.ts';
import type { Answer } from './answer-list.tsx';
import * as texts from './summary-head.texts.ts';

/** `stored` has the route and the zone that the server found. */
export function listTripAnswers(trip: DraftTrip, stored: TripAnswer | null): Answer[] {
  const { places, startDate, startTime } = trip;
  const last = places.length - 1;
  const toTerm = (at: number) => (at === 0 ? texts.from : at === last ? texts.to : texts.stop(at));
  return [
    ...places.map((place, at) => ({ term: toTerm(at), value: place?.label, field: `trip.places.${at}` })),
    {
      term: texts.leaving,
      value: formatDeparture({ startDate, startTime }, stored?.timeZone ?? null),
      field: 'trip.startDate',
    },
    { term: texts.distance, value: formatTripMiles(stored?.states ?? []) },
  ];
}
