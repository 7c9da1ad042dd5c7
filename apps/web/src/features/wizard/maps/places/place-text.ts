import { checkCoordinate, type Place } from '@wideload/domain';
import type { PlaceText } from '../../forms/permit-form.ts';

/** Four decimals are about 10 m. */
const decimals = 4;

/** The place of two coordinate texts; null when they are invalid. */
export function parsePlace({ lat, lng }: PlaceText): Place | null {
  if (checkCoordinate(lat, 'lat') !== null || checkCoordinate(lng, 'lng') !== null) return null;
  return { lat: parseDegrees(lat), lng: parseDegrees(lng) };
}

/** As in the rules: a typographic minus is accepted, a degree sign is not. */
function parseDegrees(text: string): number {
  return Number.parseFloat(text.trim().replace('−', '-'));
}

export function toPlaceText({ lat, lng }: Place): PlaceText {
  return { lat: String(Number(lat.toFixed(decimals))), lng: String(Number(lng.toFixed(decimals))) };
}

/** `35.2220, -101.8313` */
export function formatCoordinates({ lat, lng }: Place): string {
  return `${lat.toFixed(decimals)}, ${lng.toFixed(decimals)}`;
}
