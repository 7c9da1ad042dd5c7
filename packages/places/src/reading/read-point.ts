import type { Place, PlaceReading, StateCode } from '@wideload/domain';
import type { Gazetteer } from '../gazetteer.ts';
import { namePoint } from './name-point.ts';

const isInLower48 = ({ lat, lng }: Place) => lat > 24 && lat < 50 && lng > -125.5 && lng < -66;

/** Corrections of a point abroad: a longitude without its minus sign lies in China, and latitude and longitude may be swapped. */
function listMeantPoints({ lat, lng }: Place): Place[] {
  return [
    { lat, lng: -lng },
    { lat: lng, lng: lat },
  ].filter(isInLower48);
}

/** A state beside the coordinates is kept. */
export function readPoint(point: Place, state: StateCode | null, gazetteer: Gazetteer): PlaceReading {
  const meant = listMeantPoints(point).map((one) => namePoint(one, gazetteer));
  if (meant.length > 0) return { is: 'unknown', because: 'outside', meant };
  const place = { ...namePoint(point, gazetteer), ...(state !== null && { state }) };
  return { is: 'point', place, at: place.label, as: 'coordinates' };
}
