import type { PlaceNote, PlaceRefusal, RouteValue } from '@wideload/contract';
import { sumMiles, type MilesByState, type RouteChoice, type TripPlace, type TripState } from '@wideload/domain';

/** The route over the places of a check, as far as it is known. */
export type TripAnswer = {
  /** Null until From and To are given and every place can be read. */
  places: readonly TripPlace[] | null;
  route: RouteValue | null;
  /** The way that is shown. Null until one is found. */
  taken: RouteChoice | null;
  /** The choice of the visitor. */
  chosen: RouteChoice | null;
  /** The way that is not shown, when the router knows two. */
  other: RouteValue | null;
  /** `slow` may still become any other. */
  status: 'none' | 'finding' | 'slow' | 'found' | 'refused' | 'no-route' | 'failed';
  /** `place` is the index of the place that the router refuses. */
  refusal: PlaceRefusal | null;
  /** Of the places, by their index. */
  notes: readonly PlaceNote[];
};

export const noTrip: TripAnswer = {
  places: null,
  route: null,
  taken: null,
  chosen: null,
  other: null,
  status: 'none',
  refusal: null,
  notes: [],
};

/** The miles in each state of a route. */
export function toMiles(states: readonly TripState[]): MilesByState {
  return Object.fromEntries(states.map(({ state }) => [state, sumMiles(states, state)]));
}

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
