import { parseStateList, type StateCode } from '@wideload/domain';

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
