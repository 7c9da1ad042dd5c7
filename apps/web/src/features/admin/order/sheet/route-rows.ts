import type { OrderFile } from '@wideload/contract';
import { isSamePoint, sumMiles, type Place } from '@wideload/domain';
import { formatWeekdayAndDay } from '#product/permit/format-day.ts';
import { formatCoordinates } from '#product/trip/format-coordinates.ts';
import { tagRows, toCopiedRow, toRow, type SheetRow, formatFormDay } from './sheet-row.ts';
import * as texts from './sheet.texts.ts';

type Permit = OrderFile['permits'][number];

/** The name of a point without a name of its own; `''` while it is not known. */
export type NamePoint = (place: Place) => string;

function formatPlace(place: Place | null, nameOf: NamePoint): string | null {
  if (place === null) return null;
  const name = place.label || nameOf(place);
  return name === '' ? formatCoordinates(place) : `${name} (${formatCoordinates(place)})`;
}

/** The points of an order that have no name of their own. */
export function listUnnamedPoints({ trip, permits }: Pick<OrderFile, 'trip' | 'permits'>): Place[] {
  const ofPermits = permits.flatMap(({ route }) => [route.origin, route.destination]);
  return [...(trip?.places ?? []), ...ofPermits].flatMap((place) => (place === null || place.label ? [] : [place]));
}

export function listRouteRows(
  { trip }: Pick<OrderFile, 'trip'>,
  { state, route }: Pick<Permit, 'state' | 'route'>,
  nameOf: NamePoint,
): SheetRow[] {
  const toPlaceRow = (label: string, place: Place | null) => toRow(label, formatPlace(place, nameOf));
  // A permit begins and ends in the middle of its state until somebody gives its places.
  const isUnset = isSamePoint(route.origin, route.destination);
  const [first, last] = isUnset ? [null, null] : [route.origin, route.destination];
  const visits = (trip?.states ?? []).filter((visit) => visit.state === state);
  const isMeasured = visits.some(({ miles }) => miles !== null);
  const way = tagRows('route_by_roads', [
    toRow(texts.roads, [...new Set(visits.flatMap(({ roads }) => roads))].join(', ')),
    toRow(texts.miles, isMeasured ? String(Math.round(sumMiles(visits, state))) : null),
  ]);
  if (trip === null)
    return [
      ...tagRows('origin_destination', [toPlaceRow(texts.origin, first), toPlaceRow(texts.destination, last)]),
      ...way,
    ];
  const stops = trip.places.slice(1, -1);
  const places = [
    toPlaceRow(texts.origin, trip.places[0] ?? null),
    ...stops.map((place, at) => toPlaceRow(texts.stop(at + 1), place)),
    toPlaceRow(texts.entry, first),
    toPlaceRow(texts.exit, last),
    toPlaceRow(texts.destination, trip.places.at(-1) ?? null),
  ];
  return [...tagRows('origin_destination', places), ...way];
}

export function listDateRows({ date }: Pick<Permit, 'date'>): SheetRow[] {
  return tagRows('travel_dates', [toDayRow(texts.from, date.startDate), toDayRow(texts.to, date.endDate)]);
}

function toDayRow(label: string, day: string): SheetRow {
  return toCopiedRow(label, formatWeekdayAndDay(day), formatFormDay(day));
}

/** The permits of an order are for one trip each. */
export function listTripRows(): SheetRow[] {
  return [
    ...tagRows('trip_type', [toRow(texts.tripType, texts.singleTrip)]),
    ...tagRows('trips_count', [toRow(texts.trips, '1')]),
  ];
}
