import { formatDeparture, sumTripMiles, type Trip } from '@wideload/domain';
import { findTripZone } from '../trip-zone.ts';

const count = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** The trip in the words of a receipt; empty texts for what is not known. */
export function formatTrip(trip: Trip) {
  const miles = sumTripMiles(trip.states);
  return {
    places: trip.places.map((place) => place?.label ?? ''),
    leaving: formatDeparture(trip, findTripZone(trip)),
    distance: miles === null ? '' : `${count.format(miles)} miles by the usual highway route`,
  };
}
