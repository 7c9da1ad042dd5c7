import { findRoadMiles, listTaken } from './escorts/road-escorts.ts';
import type { RoadKind } from '../states/facts/permit-fact.ts';
import type { StateCode } from '../basics/state-code.ts';
import { listCrossedCounties, type CrossedCounty, type TripState } from './trip.ts';

/** The way of a trip through a state, as far as it is known. */
export type WayThrough = {
  counties?: readonly CrossedCounty[] | undefined;
  /** The kinds of roads that it can take. */
  roads?: readonly RoadKind[] | undefined;
};

type Visit = Pick<TripState, 'state' | 'miles' | 'counties' | 'interstateMiles'>;

/** Over all visits of the state. */
export function findWayThrough(states: readonly Visit[], state: StateCode): WayThrough {
  const visits = states.filter((visit) => visit.state === state);
  const miles = findRoadMiles(visits);
  return { counties: listCrossedCounties(visits, state), roads: miles === null ? undefined : listTaken(miles) };
}
