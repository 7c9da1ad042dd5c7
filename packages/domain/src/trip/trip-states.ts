import { listUses } from './closed-roads.ts';
import { isOrderable, type StateCode } from '../basics/state-code.ts';
import { listCrossedCounties, listTripStates, sumInterstateMiles, type TripState } from './trip.ts';

/**
 * The states of the trip: those of the route that are still chosen, with the states added by hand after their neighbor in
 * `chosen`. When `chosen` has the states of the route in another order, its order counts and every state is `hand`. A state
 * that cannot be ordered stays, as the route still crosses it.
 */
export function alignTripStates(route: readonly TripState[], chosen: readonly StateCode[]): TripState[] {
  const kept = route.filter(({ state }) => chosen.includes(state) || !isOrderable(state));
  const onRoute = listTripStates(kept);
  if (isOtherOrder(onRoute, chosen)) return chosen.map((state) => mergeVisits(route, state));
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
 * removed by hand stays away, states in an order by hand keep it among themselves, and all others follow the new route.
 */
export function followRoute(
  chosen: readonly StateCode[],
  { from, to }: { from: readonly TripState[]; to: readonly TripState[] },
): StateCode[] {
  const [before, after] = [listTripStates(from), listTripStates(to)];
  const isRemoved = (state: StateCode) => before.includes(state) && !chosen.includes(state);
  const next = keepOrder(
    after.filter((state) => !isRemoved(state)),
    { chosen, before },
  );
  return insertAdded(next, { chosen, isAdded: (state) => !before.includes(state) });
}

/** Each added state goes behind its neighbor in `chosen`. */
function insertAdded(
  states: readonly StateCode[],
  { chosen, isAdded }: { chosen: readonly StateCode[]; isAdded: (state: StateCode) => boolean },
): StateCode[] {
  const next = [...states];
  for (const [index, state] of chosen.entries()) {
    if (!isAdded(state) || next.includes(state)) continue;
    const neighbor = chosen.slice(0, index).findLast((one) => next.includes(one));
    next.splice(neighbor === undefined ? 0 : next.indexOf(neighbor) + 1, 0, state);
  }
  return next;
}

/** The chosen states in the order of the route again. */
export function restoreOrder(route: readonly TripState[], chosen: readonly StateCode[]): StateCode[] {
  const onRoute = listTripStates(route).filter((state) => chosen.includes(state));
  return insertAdded(onRoute, { chosen, isAdded: (state) => !onRoute.includes(state) });
}

/** A state of the route that was removed by hand is back where the route has it, unless the order is by hand. */
export function restoreState(route: readonly TripState[], chosen: readonly StateCode[], state: StateCode): StateCode[] {
  const all = [...chosen, state];
  return isReordered(route, chosen) ? all : restoreOrder(route, all);
}

/** @returns true if a person put the states of the route into another order. */
export function isReordered(route: readonly TripState[], chosen: readonly StateCode[]): boolean {
  return isOtherOrder(listTripStates(route), chosen);
}

function isOtherOrder(onRoute: readonly StateCode[], chosen: readonly StateCode[]): boolean {
  const kept = onRoute.filter((state) => chosen.includes(state));
  const shared = chosen.filter((state) => onRoute.includes(state));
  return shared.some((state, index) => state !== kept[index]);
}

/** The states of `next` that both routes have take their places in the order of `chosen`, if that is by hand. */
function keepOrder(
  next: readonly StateCode[],
  { chosen, before }: { chosen: readonly StateCode[]; before: readonly StateCode[] },
): StateCode[] {
  if (!isOtherOrder(before, chosen)) return [...next];
  const ordered = chosen.filter((state) => before.includes(state) && next.includes(state)).values();
  return next.map((state) => (before.includes(state) ? (ordered.next().value ?? state) : state));
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
  return {
    state,
    miles,
    entry: first.entry,
    exit: last.exit,
    roads,
    allRoads: visits.flatMap((visit) => listUses(visit)),
    interstateMiles: sumInterstateMiles(visits),
    counties: listCrossedCounties(visits, state),
    by: 'hand',
  };
}

function createHandState(state: StateCode): TripState {
  return { state, miles: null, entry: null, exit: null, roads: [], by: 'hand' };
}
