import type { StateCode, TripState } from '@wideload/domain';
import type { StayTimes } from './trip-times.ts';
import { areTimes, type FoundTimes } from './trip-summary.tsx';
import { Fragment } from 'react';
import type { LoadCheckTexts } from '../load-check-texts.ts';

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

/** The way through one state: miles, roads, entry, exit and hours of each visit. */
export function Way({ way: { visits, stays }, texts }: { way: StateWay; texts: LoadCheckTexts }) {
  const { trip } = texts;
  return (
    <ul>
      {visits.map(({ miles, roads, entry, exit }, at) => {
        const stay = stays[at];
        return (
          <Fragment key={`${entry?.label} to ${exit?.label}`}>
            {miles !== null && <li>{trip.leg(miles, roads)}</li>}
            {entry !== null && <li>{trip.entry(entry.label)}</li>}
            {exit !== null && <li>{trip.exit(exit.label)}</li>}
            {stay !== undefined && <li>{trip.stay(stay)}</li>}
          </Fragment>
        );
      })}
    </ul>
  );
}
