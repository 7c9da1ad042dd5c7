import { alignTripStates, isOrderable, listTripStates, type StateCode, type TripState } from '@wideload/domain';

export type StateRow = {
  visit: TripState;
  /** Place in travel order, from 1. */
  number: number;
  /** Index in the list of chosen states; -1 for a state that is crossed but not sold. */
  index: number;
  isAdded: boolean;
  /** The first visit of a state has its buttons. */
  isFirst: boolean;
};

/** The rows of the table. Without a route each chosen state is one row, and none counts as added. */
export function listStateRows(route: readonly TripState[], chosen: readonly StateCode[]): StateRow[] {
  const onRoute = listTripStates(route);
  const visits = alignTripStates(route, chosen);
  return visits.map((visit, at) => ({
    visit,
    number: at + 1,
    index: chosen.indexOf(visit.state),
    isAdded: route.length > 0 && isOrderable(visit.state) && !onRoute.includes(visit.state),
    isFirst: visits.findIndex(({ state }) => state === visit.state) === at,
  }));
}

/** `2`, or `2, 4` for a state that the way crosses twice. */
export function numberStates(rows: readonly StateRow[]): ReadonlyMap<StateCode, string> {
  const numbers = new Map<StateCode, string>();
  for (const { visit, number } of rows) {
    const before = numbers.get(visit.state);
    numbers.set(visit.state, before === undefined ? String(number) : `${before}, ${number}`);
  }
  return numbers;
}

/** A state beside the way is passed before the destination. */
export function addStates(
  chosen: readonly StateCode[],
  added: readonly StateCode[],
  { isOnWay }: { isOnWay: boolean },
): StateCode[] {
  const at = isOnWay && chosen.length > 1 ? chosen.length - 1 : chosen.length;
  return [...chosen.slice(0, at), ...added, ...chosen.slice(at)];
}

export function moveState(chosen: readonly StateCode[], state: StateCode, step: 1 | -1): StateCode[] {
  const from = chosen.indexOf(state);
  const to = from + step;
  const other = chosen[to];
  return from === -1 || other === undefined ? [...chosen] : chosen.with(from, other).with(to, state);
}
