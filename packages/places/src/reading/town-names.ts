import type { StateCode } from '@wideload/domain';
import type { Gazetteer } from '../gazetteer.ts';
import { mostNameWords, toKeys } from './place-key.ts';
import { findStateBefore } from './state-words.ts';

const firstWords = ['the', 'city of', 'town of', 'village of', 'township of'];
const lastWords = ['city', 'township', 'borough', 'village', 'town', 'cdp'];

/** The same name with or without a word that is often left out. */
function listOtherForms(words: readonly string[]): string[][] {
  const text = words.join(' ');
  const without = [
    ...firstWords.filter((first) => text.startsWith(`${first} `)).map((first) => text.slice(first.length + 1)),
    ...lastWords.filter((last) => text.endsWith(` ${last}`)).map((last) => text.slice(0, -last.length - 1)),
  ];
  const longer = [...lastWords.map((last) => `${text} ${last}`), `the ${text}`];
  return [...without, ...longer].map((one) => one.split(' '));
}

const findByWords = (words: readonly string[], state: StateCode | null, { findRows }: Gazetteer) => [
  ...new Set(toKeys(words).flatMap((key) => findRows(key, state))),
];

/** The places of exactly this name. */
export function findNamed(words: readonly string[], state: StateCode | null, gazetteer: Gazetteer): number[] {
  if (words.length === 0 || words.length > mostNameWords) return [];
  return findByWords(words, state, gazetteer).toSorted((one, another) => one - another);
}

/**
 * The places of this name, or of its form with or without `City` and the like; `Kansas City` is known by its whole name and is not
 * `Kansas` in any state.
 */
export function findTowns(words: readonly string[], state: StateCode, gazetteer: Gazetteer): number[] {
  const named = findNamed(words, state, gazetteer);
  if (named.length > 0) return named;
  if (findNamed(words, null, gazetteer).length > 0) return [];
  for (const form of listOtherForms(words)) {
    const rows = findNamed(form, state, gazetteer);
    if (rows.length > 0) return rows;
  }
  return [];
}

/** A town so large is meant by the name of its state. */
const cityPeople = 100_000;

/** `Virginia` and `Washington` are states before they are towns; `New York` is the city in it, and `LA` is short for one. */
export function isStateAlone(name: readonly string[], gazetteer: Gazetteer): boolean {
  const found = findStateBefore(name, name.length);
  if (found?.start !== 0) return false;
  const [largest] = findNamed(name, found.state, gazetteer);
  const people = largest === undefined ? 0 : gazetteer.population(largest);
  return people < cityPeople && gazetteer.findAlias(name) === null;
}
