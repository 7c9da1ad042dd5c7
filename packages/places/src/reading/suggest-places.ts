import { parseMapLink, parsePlace, type StateCode, type TripPlace } from '@wideload/domain';
import type { Gazetteer } from '../gazetteer.ts';
import { toKeys, toWords } from './place-key.ts';
import { findStatesThatBegin } from './state-words.ts';
import { parseTyped } from './typed-place.ts';
import { listChoices } from './choose.ts';
import { findNearSpellings } from './near-spellings.ts';
import { listPortNames, toPortPlace } from './ports.ts';
import { listNicknamed } from './read-in-state.ts';
import { readPlace } from './read-place.ts';
import { toZipPlace } from './read-zip.ts';
import { findNamed } from './town-names.ts';

export const mostSuggestions = 8;
const leastLetters = 2;
/** In the middle of a name fewer letters are in half of them. */
const leastInside = 4;
const leastZipDigits = 3;
const leastPortLetters = 4;
const mostPorts = 3;

/** The last word may still be typed: `Fort W` is not `Fort West` alone. */
function listBeginnings(words: readonly string[]): string[] {
  const [last = '', ...before] = words.toReversed();
  const complete = before.length === 0 ? [''] : toKeys([...before.toReversed(), 'x']).map((key) => key.slice(0, -1));
  return [...new Set([...complete.map((key) => key + last), ...toKeys(words)])];
}

type Asked = { words: readonly string[]; state: StateCode | null };
type Questions = {
  /** With the state that was typed. */
  sure: Asked[];
  /** With the states that the last words may become: `Dallas, T`. */
  begun: Asked[];
  hasComma: boolean;
  whole: Asked;
};

function listQuestions(text: string): Questions {
  const { words, state, all } = parseTyped(text);
  const texts = all.map((word) => word.text);
  const whole: Asked = { words: texts, state: null };
  const sure = state === null || words.length === 0 ? [] : [{ words: words.map((word) => word.text), state }];
  const comma = all.findLastIndex(({ isFirst }) => isFirst);
  const start = comma > 0 ? comma : Math.max(1, texts.length - 1);
  const states = sure.length > 0 ? [] : findStatesThatBegin(texts.slice(start).join(' '));
  return {
    sure,
    hasComma: comma > 0,
    begun: states.map((one) => ({ words: texts.slice(0, start), state: one })),
    whole,
  };
}

function findByPrefix({ words, state }: Asked, gazetteer: Gazetteer): number[] {
  const wanted = { state, atMost: mostSuggestions };
  const rows = listBeginnings(words).flatMap((key) => gazetteer.findRowsThatBegin(key, wanted));
  const exact = new Set(toKeys(words).flatMap((key) => gazetteer.findRows(key, state)));
  return [...exact, ...rows.filter((row) => !exact.has(row)).toSorted((one, another) => one - another)];
}

function findInside({ words, state }: Asked, gazetteer: Gazetteer): number[] {
  const [key = ''] = toKeys(words);
  return key.length < leastInside ? [] : gazetteer.findRowsThatContain(key, { state, atMost: mostSuggestions });
}

function* listZips(text: string, gazetteer: Gazetteer): Iterable<TripPlace> {
  for (const zip of gazetteer.zips(text)) yield toZipPlace(zip, gazetteer);
}

function listPorts(words: readonly string[], gazetteer: Gazetteer): TripPlace[] {
  const text = words.join(' ');
  if (text.length < leastPortLetters) return [];
  return gazetteer.ports
    .filter((port) => listPortNames(port).some((name) => toWords(name).join(' ').startsWith(text)))
    .slice(0, mostPorts)
    .map(toPortPlace);
}

function listTowns(text: string, own: StateCode | null, gazetteer: Gazetteer): TripPlace[] {
  const words = toWords(text);
  const { sure, begun, hasComma, whole } = listQuestions(text);
  // Without a comma the last letters are a state only after a whole name.
  const findOne = (one: Asked) =>
    hasComma ? findByPrefix(one, gazetteer) : findNamed(one.words, one.state, gazetteer);
  const find = (asked: readonly Asked[]) => asked.flatMap((one) => findByPrefix(one, gazetteer));
  const rows = new Set([
    ...listNicknamed(words, gazetteer),
    ...find(own === null ? [] : [{ words, state: own }]),
    ...find(sure),
    ...begun.flatMap(findOne).toSorted((one, another) => one - another),
    ...find([whole]),
  ]);
  const questions = [...sure, whole];
  if (rows.size < mostSuggestions)
    for (const asked of questions) for (const row of findInside(asked, gazetteer)) rows.add(row);
  const [first = whole] = questions;
  if (rows.size === 0)
    for (const { row } of findNearSpellings(first.words, { state: first.state }, gazetteer)) rows.add(row);
  const ports = listPorts(words, gazetteer);
  return [...listChoices([...rows].slice(0, mostSuggestions - ports.length), gazetteer), ...ports];
}

/** Completes a text that is still being typed: exact names first, then by population. Places of the own state come before others. */
export function suggestPlaces(typed: string, own: StateCode | null, gazetteer: Gazetteer): TripPlace[] {
  const text = typed.trim().slice(0, 200);
  if (new RegExp(`^\\d{${leastZipDigits},5}$`).test(text))
    return [...listZips(text, gazetteer)].slice(0, mostSuggestions);
  if (toWords(text).join('').length < leastLetters) return [];
  const isAddress = /\d/.test(text) || parseMapLink(text) !== null;
  const read = isAddress ? readPlace(text, gazetteer) : null;
  if (read?.is === 'point') return [read.place];
  return parsePlace(text) === null ? listTowns(text, own, gazetteer) : [];
}
