import type { StateCode } from '../basics/state-code.ts';
import type { RoadUse, RouteChoice, TripState } from './trip.ts';

/** A road of a state that no leave opens to a load. */
export type ClosedRoad = RoadUse & { state: StateCode };

/** In the place of a road: all Interstates. */
export const allInterstates = 'interstate';

/** `I-35E`. A business loop (`I-40 Business`) is a city street. */
const interstate = /^I-\d+[A-Z]?$/;

export function isInterstate(road: string): boolean {
  return interstate.test(road);
}

/** `use` is a stretch of a way, `road` all of a road or all stretches of it with tolls. */
export function isOnRoad(use: RoadUse, { road, isToll }: RoadUse): boolean {
  if (isToll === true && use.isToll !== true) return false;
  return road === allInterstates ? isInterstate(use.road) : use.road === road;
}

/** The numbered roads of a way through a state; its main ones where no more are known. */
export function listUses({ allRoads, roads }: Pick<TripState, 'allRoads' | 'roads'>): readonly RoadUse[] {
  return allRoads ?? roads.map((road) => ({ road }));
}

export function usesClosedRoad(states: readonly TripState[], closed: readonly ClosedRoad[]): boolean {
  return states.some((visit) =>
    closed.some((road) => road.state === visit.state && listUses(visit).some((use) => isOnRoad(use, road))),
  );
}

type Way = { states: readonly TripState[] };
type Ways = { fastest: Way; second: Way | null };

/** The second way where it is free of closed roads and the fastest is not. */
export function proposeRoute({ fastest, second }: Ways, closed: readonly ClosedRoad[]): RouteChoice {
  const isUsable = ({ states }: Way) => !usesClosedRoad(states, closed);
  return second !== null && isUsable(second) && !isUsable(fastest) ? 'second' : 'fastest';
}
