import { routes } from '@wideload/contract/client';
import type { PlaceReading, TripPlace } from '@wideload/domain';
import { call } from '#lib/api/api.ts';

export type ViaQuestion = { road: string; from: TripPlace; to: TripPlace };

/** A stop that is a highway: a place where the usual way between the ends takes it. */
export async function readVia(body: ViaQuestion, signal?: AbortSignal): Promise<PlaceReading> {
  const { place } = await call(routes.via, { body }, signal === undefined ? {} : { signal });
  if (place === null) return { is: 'unknown', because: 'off-way', meant: [] };
  return { is: 'point', place, at: place.label, as: 'highway' };
}
