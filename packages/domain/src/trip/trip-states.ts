import { isOrderable, type StateCode } from '../states/state.ts';
import { listTripStates, type TripState } from './trip.ts';

/**
 * The states of the trip: those of the route that are still chosen, with the states added by hand after their neighbor in
 * `chosen`. When `chosen` has the states of the route in another order, its order counts and every state is `hand`. A state
 * that cannot be ordered stays, as the route still crosses it.
 */
export function alignTripStates(route: readonly TripState[], chosen: readonly StateCode[]): TripState[] {
  const kept = route.filter(({ state }) => chosen.includes(state) || !isOrderable(state));
  const onRoute = listTripStates(kept);
  const shared = chosen.filter((state) => onRoute.includes(state));
  if (shared.some((state, index) => state !== onRoute[index])) return chosen.map((state) => mergeVisits(route, state));
  const aligned = [...kept];
  for (const [index, state] of chosen.entries()) {
    if (onRoute.includes(state)) continue;
    const before = aligned.findLastIndex((visit) => visit.state === chosen[index - 1]);
    aligned.splice(before + 1, 0, createHandState(state));
  }
  return aligned;
}

/**
 * The chosen states after a change of the route: a state that was added by hand stays behind its neighbor, one that was
 * removed by hand stays away, and all others follow the new route.
 */
export function followRoute(
  chosen: readonly StateCode[],
  { from, to }: { from: readonly TripState[]; to: readonly TripState[] },
): StateCode[] {
  const [before, after] = [listTripStates(from), listTripStates(to)];
  const isRemoved = (state: StateCode) => before.includes(state) && !chosen.includes(state);
  const next = after.filter((state) => !isRemoved(state));
  for (const [index, state] of chosen.entries()) {
    if (before.includes(state) || next.includes(state)) continue;
    const neighbor = chosen.slice(0, index).findLast((one) => next.includes(one));
    next.splice(neighbor === undefined ? 0 : next.indexOf(neighbor) + 1, 0, state);
  }
  return next;
}

/** The states that a person removed from the route. */
export function findRemovedStates(route: readonly TripState[], chosen: readonly StateCode[]): StateCode[] {
  return listTripStates(route).filter((state) => !chosen.includes(state));
}

/** All visits of a state as one, where the order by hand no longer tells them apart. */
function mergeVisits(route: readonly TripState[], state: StateCode): TripState {
  const visits = route.filter((visit) => visit.state === state);
  const [first] = visits;
  const last = visits.at(-1);
  if (first === undefined || last === undefined) return createHandState(state);
  const miles = visits.reduce((sum, visit) => sum + (visit.miles ?? 0), 0);
  const roads = [...new Set(visits.flatMap((visit) => visit.roads))];
  return { state, miles, entry: first.entry, exit: last.exit, roads, by: 'hand' };
}

function createHandState(state: StateCode): TripState {
  return { state, miles: null, entry: null, exit: null, roads: [], by: 'hand' };
}
