// The places of a trip as a parameter of a URL: `32.78,-96.8,Dallas, TX;36.595,-82.188/TN,near Bristol, VA`.
import { isStateCode } from '../basics/state-code.ts';
import { checkCoordinate } from '../basics/fields.ts';
import type { TripPlace } from './trip.ts';

const maxPlaces = 8;
const maxLabel = 200;
/** Five decimals are about 1 m. */
const precision = 1e5;

export function encodeTrip(places: readonly TripPlace[]): string {
  return places
    .map(({ lat, lng, label, state }) => {
      const point = [round(lat), round(lng)].join();
      return `${point}${state === undefined ? '' : `/${state}`},${cleanLabel(label)}`;
    })
    .join(';');
}

/** Null for any code that `encodeTrip` would not write. */
export function decodeTrip(code: string): TripPlace[] | null {
  const parts = code.split(';');
  if (parts.length < 2 || parts.length > maxPlaces) return null;
  const places = parts.map(decodePlace).filter((place) => place !== null);
  return places.length === parts.length && encodeTrip(places) === code ? places : null;
}

function decodePlace(part: string): TripPlace | null {
  const [, latText, lngText, code, label] =
    /^(-?\d{1,3}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)(?:\/([A-Z]{2}))?,(.+)$/.exec(part) ?? [];
  if (latText === undefined || lngText === undefined || label === undefined) return null;
  const [lat, lng] = [Number(latText), Number(lngText)];
  const isPossible = checkCoordinate(lat, 'lat') === null && checkCoordinate(lng, 'lng') === null;
  if (!isPossible || (code !== undefined && !isStateCode(code))) return null;
  return { lat, lng, label, ...(code !== undefined && { state: code }) };
}

function round(degrees: number): number {
  return Math.round(degrees * precision) / precision;
}

function cleanLabel(label: string): string {
  return label
    .replaceAll(/[;\s]+/g, ' ')
    .trim()
    .slice(0, maxLabel)
    .trim();
}
