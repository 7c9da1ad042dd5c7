import { parseStateList, type StateCode } from '@wideload/domain';

export type TypedStates = { states: StateCode[]; unknown: string[] };

/** Parses a typed list in its order, with unsold states last. */
export function parseStates(text: string): TypedStates {
  const { states, notSold, unknown } = parseStateList(text);
  return { states: [...states, ...notSold], unknown };
}

/** Toggles a state in the list after a press on the map; unknown words stay. */
export function toggleState(text: string, code: StateCode): string {
  const { states, unknown } = parseStates(text);
  const others = states.filter((other) => other !== code);
  return [...(others.length < states.length ? others : [...states, code]), ...unknown].join(', ');
}
