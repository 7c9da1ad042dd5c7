import { places, routes } from '@wideload/contract/client';
import type { PlaceReading, StateCode, TripPlace } from '@wideload/domain';
import { call } from '#lib/api/api.ts';
import { ComboboxList } from '#ui/form/combobox-list.tsx';

/** A longer text is no place. */
const longestText = 2000;
const longestSuggested = 200;

/** The questions of a place field to the server, and the list that it opens. The public pages load it with the first touch. */
export const placeFinder = {
  read: (text: string, signal?: AbortSignal): Promise<PlaceReading> =>
    call(places.read, { body: { text: text.slice(0, longestText) } }, signal === undefined ? {} : { signal }),
  async suggest(text: string, state: StateCode | null, signal: AbortSignal): Promise<TripPlace[]> {
    const query = { text: text.slice(0, longestSuggested), ...(state !== null && { state }) };
    return (await call(places.suggest, { query }, { signal })).places;
  },
  List: ComboboxList,
};

export type PlaceFinder = typeof placeFinder;

export type ViaQuestion = { road: string; from: TripPlace; to: TripPlace };

/** A stop that is a highway: a place where the usual way between the ends takes it. */
export async function readVia(body: ViaQuestion, signal?: AbortSignal): Promise<PlaceReading> {
  const { place } = await call(routes.via, { body }, signal === undefined ? {} : { signal });
  if (place === null) return { is: 'unknown', because: 'off-way', meant: [] };
  return { is: 'point', place, at: place.label, as: 'highway' };
}
