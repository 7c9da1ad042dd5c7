import type { PlaceReading } from '@wideload/domain';
import { loadGazetteer } from '../gazetteer.ts';
import { readPlace } from './read-place.ts';

const gazetteer = loadGazetteer();
export const read = (text: string): PlaceReading => readPlace(text, gazetteer);

/** `town: Waco, TX`, `several: Texarkana, TX; Texarkana, AR`, `unknown name: Dallas, TX` */
export function describeReading(reading: PlaceReading): string {
  const list = (places: readonly { label: string }[]) => places.map(({ label }) => label).join('; ');
  if (reading.is === 'point') return `${reading.as}: ${reading.place.label}`;
  if (reading.is === 'several') return `several: ${list(reading.places)}`;
  return `unknown ${reading.because}: ${list(reading.meant)}`;
}
