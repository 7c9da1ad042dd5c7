import type { StateCode, TripState } from '@wideload/domain';
import type { StayTimes } from './trip-times.ts';
import { areTimes, type FoundTimes } from './use-trip-times.ts';

/** The way through one state, over all its visits. */
export type StateWay = {
  miles: number;
  visits: readonly TripState[];
  /** One for each visit; empty while the calendar loads, or when it cannot tell. */
  stays: readonly StayTimes[];
};

/** Null for a state that is not on the route. */
export function findWay(state: StateCode, route: readonly TripState[], times: FoundTimes): StateWay | null {
  const visits = route.filter((visit) => visit.state === state);
  if (visits.length === 0) return null;
  return {
    miles: visits.reduce((sum, visit) => sum + (visit.miles ?? 0), 0),
    visits,
    stays: areTimes(times) ? times.stays.filter((stay) => stay.state === state) : [],
  };
}
