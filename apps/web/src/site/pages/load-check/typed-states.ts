import { followRoute, parseStateList, type StateCode, type TripState } from '@wideload/domain';

export type TypedStates = { states: StateCode[]; unknown: string[] };

/** Unsold states come last. */
export function parseStates(text: string): TypedStates {
  const { states, notSold, unknown } = parseStateList(text);
  return { states: [...states, ...notSold], unknown };
}

/** Unknown words stay. */
export function toggleState(text: string, code: StateCode): string {
  const { states, unknown } = parseStates(text);
  const others = states.filter((other) => other !== code);
  return [...(others.length < states.length ? others : [...states, code]), ...unknown].join(', ');
}

/** The text after a change of the route: changes by hand and unknown words stay. */
export function followTrip(
  text: string,
  { from, to }: { from: readonly TripState[]; to: readonly TripState[] },
): string {
  const { states, unknown } = parseStates(text);
  const next = followRoute(states, { from: states.length === 0 ? [] : from, to });
  return [...next, ...unknown].join(', ');
}
