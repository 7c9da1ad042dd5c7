import type { Gazetteer } from '../gazetteer.ts';
import { toKeys } from './place-key.ts';
import { findStateBefore } from './state-words.ts';
import { findNamed } from './town-names.ts';
import { parseTyped } from './typed-place.ts';

const zipFirst = /^\(?(\d{5})(?:-\d{4})?\)?[\s,;:/–—-]+(\p{L}.*)$/u;
const zipBeforeState = /^(.*\p{L}\S*?)[\s,(]+(\d{5})(?:-\d{4})?\)?[\s,]+(\p{L}[\p{L}.\s]*)$/u;

/** A number before a street is no ZIP code: `12345 Main St, Odessa`. */
function isTown(text: string, gazetteer: Gazetteer): boolean {
  const { words, state, zip } = parseTyped(text);
  const name = words.map((word) => word.text);
  if (zip !== null) return false;
  if (name.length === 0) return state !== null;
  const isShort = state !== null && toKeys(name).some((key) => gazetteer.findAliasInState(key, state) !== null);
  return isShort || gazetteer.findAlias(name) !== null || findNamed(name, null, gazetteer).length > 0;
}

function isState(text: string): boolean {
  const words = parseTyped(text).all.map((word) => word.text);
  return findStateBefore(words, words.length)?.start === 0;
}

/** The text with its ZIP code at the end: `79765 Odessa, TX`, `Odessa 79765 TX`. */
export function withZipLast(text: string, gazetteer: Gazetteer): string {
  const [, first = '', rest = ''] = zipFirst.exec(text) ?? [];
  if (first !== '' && gazetteer.findZip(first) !== null && isTown(rest, gazetteer)) return `${rest} ${first}`;
  const [, before = '', code = '', state = ''] = zipBeforeState.exec(text) ?? [];
  return code !== '' && gazetteer.findZip(code) !== null && isState(state) ? `${before}, ${state} ${code}` : text;
}
