import type { PlaceFault, RouteValue } from '@wideload/contract';
import { sumMiles, type MilesByState, type TripPlace, type TripState } from '@wideload/domain';

/** The route over the places of a check, as far as it is known. */
export type TripAnswer = {
  /** Null until From and To can both be read. */
  places: readonly TripPlace[] | null;
  route: RouteValue | null;
  /** `slow` may still become any other. */
  status: 'none' | 'finding' | 'slow' | 'found' | 'refused' | 'no-route' | 'failed';
  /** The place that the router refuses. */
  refusal: { place: number; fault: PlaceFault } | null;
};

export const noTrip: TripAnswer = { places: null, route: null, status: 'none', refusal: null };

/** The miles in each state of a route. */
export function toMiles(states: readonly TripState[]): MilesByState {
  return Object.fromEntries(states.map(({ state }) => [state, sumMiles(states, state)]));
}
