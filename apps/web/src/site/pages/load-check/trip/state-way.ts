import type { StateCode, TripState } from '@wideload/domain';
import type { Moment, TripTimes } from './trip-times.ts';

/** The way through one state, over all its visits. */
export type StateWay = {
  miles: number;
  visits: readonly TripState[];
  /** Null while the calendar loads, or when it cannot tell. */
  enters: Moment | null;
  leaves: Moment | null;
};

/** Null for a state that is not on the route. */
export function findWay(
  state: StateCode,
  route: readonly TripState[],
  times: TripTimes | 'failed' | null,
): StateWay | null {
  const visits = route.filter((visit) => visit.state === state);
  if (visits.length === 0) return null;
  const stays = times === null || times === 'failed' ? [] : times.stays.filter((stay) => stay.state === state);
  return {
    miles: visits.reduce((sum, visit) => sum + (visit.miles ?? 0), 0),
    visits,
    enters: stays[0]?.enters ?? null,
    leaves: stays.at(-1)?.leaves ?? null,
  };
}
