import { parseStateList, stateCodes, stateName, type StateCode } from '@wideload/domain';

export type TypedStates = { states: StateCode[]; unknown: string[] };

/** Without accents and in small letters, of the same length as long as the text is composed. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The states in a typed list, by code, English name, or the name that `nameOf` gives them; in the order of the list, the unsold last. */
export function readStates(text: string, nameOf: (code: StateCode) => string): TypedStates {
  const { states, notSold, unknown } = parseStateList(withCodes(text, nameOf));
  return { states: [...states, ...notSold], unknown };
}

/** Names of another language in place of which the code is put; the longest first, so that Virginia does not cut into its neighbour. */
function withCodes(text: string, nameOf: (code: StateCode) => string): string {
  const foreign = stateCodes
    .map((code) => ({ code, name: plain(nameOf(code)) }))
    .filter(({ code, name }) => name !== plain(stateName(code)))
    .toSorted((a, b) => b.name.length - a.name.length);
  if (foreign.length === 0) return text;
  const put = (list: string, { code, name }: (typeof foreign)[number]) =>
    list.replaceAll(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'giu'), code);
  // `y`, `e`, `a` between two names, as English lists have `and` and `to`.
  return foreign.reduce(put, plain(text)).replaceAll(/\s(?:y|e|a)\s/g, ', ');
}

/** The list after a state was pressed on the map: with it, or without; words that are no state stay. */
export function pressedState(text: string, code: StateCode, nameOf: (code: StateCode) => string): string {
  const { states, unknown } = readStates(text, nameOf);
  const others = states.filter((other) => other !== code);
  return [...(others.length < states.length ? others : [...states, code]), ...unknown].join(', ');
}
