import { parseStateList, type StateCode } from '@wideload/domain';

export type TypedStates = { states: StateCode[]; unknown: string[] };

/** The states in a typed list in its order, those that are not sold last. */
export function readStates(text: string): TypedStates {
  const { states, notSold, unknown } = parseStateList(text);
  return { states: [...states, ...notSold], unknown };
}

/** The list after a state was pressed on the map: with it, or without; words that are no state stay. */
export function pressedState(text: string, code: StateCode): string {
  const { states, unknown } = readStates(text);
  const others = states.filter((other) => other !== code);
  return [...(others.length < states.length ? others : [...states, code]), ...unknown].join(', ');
}
