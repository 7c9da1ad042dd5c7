/** Between From and To, in travel order; an empty stop is skipped. */
export const stopKeys = ['stop1', 'stop2', 'stop3', 'stop4', 'stop5', 'stop6'] as const;
type StopKey = (typeof stopKeys)[number];
/** In travel order. */
export const placeKeys = ['from', ...stopKeys, 'to'] as const;
export type PlaceKey = (typeof placeKeys)[number];

export const tripKeys = [...placeKeys, 'leaving', 'hour'] as const;
export type TripKey = (typeof tripKeys)[number];
export type TripForm = Readonly<Record<TripKey, string>>;

export const emptyTripForm: TripForm = {
  from: '',
  stop1: '',
  stop2: '',
  stop3: '',
  stop4: '',
  stop5: '',
  stop6: '',
  to: '',
  leaving: '',
  hour: '',
};

export function isStopKey(key: string): key is StopKey {
  return stopKeys.some((stop) => stop === key);
}

/** The places that have a text, in travel order. */
export function listTypedPlaces(form: Pick<TripForm, PlaceKey>): PlaceKey[] {
  return placeKeys.filter((key) => form[key].trim() !== '');
}
