import { formatDeparture, listPlaces, sumTripMiles, type Trip } from '@wideload/domain';
import type { StoredOrder } from '../stored-order.ts';
import { findTripZone } from '../trip-zone.ts';

const count = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** The trip in the words of a receipt; empty texts for what is not known. */
export function formatTrip(trip: Trip, units: StoredOrder['units']) {
  const zone = findTripZone(trip);
  const miles = sumTripMiles(trip.states);
  return {
    places: trip.places.map((place) => place?.label ?? ''),
    leaving: formatDeparture(trip, zone),
    ownDepartures: trip.departures.map((departure) => ({
      unit: units.findIndex(({ _id }) => _id === departure.unit) + 1,
      leaving: formatDeparture(departure, zone),
    })),
    distance: miles === null ? '' : `${count.format(miles)} miles by highway`,
  };
}

/**
 * `Dallas, TX to Chicago, IL by way of Tulsa, OK, leaving Mon, Nov 23, 2026, 7:00 AM CST, about 925 miles by highway. Unit 2 leaves Tue, Nov 24, 2026.` Empty without origin and destination.
 */
export function formatTripSentence(trip: Trip, units: StoredOrder['units']): string {
  const places = listPlaces(trip)?.map(({ label }) => label);
  if (places === undefined) return '';
  const { leaving, ownDepartures, distance } = formatTrip(trip, units);
  const stops = places.slice(1, -1).join(', ');
  const whole = [
    `${places[0]} to ${places.at(-1)}${stops === '' ? '' : ` by way of ${stops}`}`,
    ...(leaving === '' ? [] : [`leaving ${leaving}`]),
    ...(distance === '' ? [] : [`about ${distance}`]),
  ].join(', ');
  const own = ownDepartures.filter((departure) => departure.leaving !== '');
  return [`${whole}.`, ...own.map((departure) => `Unit ${departure.unit} leaves ${departure.leaving}.`)].join(' ');
}
