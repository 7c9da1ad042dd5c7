import { checkCoordinate, type Place } from '@wideload/domain';
import type { PlaceText } from '../draft/permit-form.ts';

/** Four decimals are about 10 m. */
const decimals = 4;

/** Null for invalid texts. */
export function parsePlace({ lat, lng }: Pick<PlaceText, 'lat' | 'lng'>): Place | null {
  if (checkCoordinate(lat, 'lat') !== null || checkCoordinate(lng, 'lng') !== null) return null;
  return { lat: parseDegrees(lat), lng: parseDegrees(lng) };
}

function parseDegrees(text: string): number {
  return Number.parseFloat(text.trim().replace('−', '-'));
}

export function toPlaceText({ lat, lng, label = '' }: Place): PlaceText {
  return { lat: String(Number(lat.toFixed(decimals))), lng: String(Number(lng.toFixed(decimals))), label };
}
