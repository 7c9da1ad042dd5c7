import type { StateCode } from '@wideload/domain';
import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { toKey, toWords } from '../words/place-key.ts';
import { createEditDistance } from './edit-distance.ts';

const leastLetters = 4;
const shortName = 7;

/** `East Memphis` is no spelling of `West Memphis`: these words are never a typing error for each other. */
const telling = new Set(
  'north south east west new old upper lower mount fort port lake point saint san santa los las el la little big great grand glen bay cape'.split(
    ' ',
  ),
);

function listTelling(words: readonly string[]): string {
  return words
    .map((word) => toKey(`${word} x`).slice(0, -1))
    .filter((word) => telling.has(word) || /\d/.test(word))
    .join(' ');
}

/** `Forth Worth` has its error in the telling word itself. */
function isSameSpelling(typed: readonly string[], named: readonly string[]): boolean {
  const told = listTelling(typed);
  return told === listTelling(named) || (told === '' && typed.length === named.length);
}

/** One error up to 7 letters, two above. */
export function countEditsAllowed(key: string): number {
  return key.length < leastLetters ? 0 : key.length <= shortName ? 1 : 2;
}

export type NearSpelling = { row: number; edits: number };

/** The places that are spelled nearly so, the nearest first, then the most populous. */
export function findNearSpellings(
  words: readonly string[],
  { state, most }: { state: StateCode | null; most?: number },
  gazetteer: Gazetteer,
): NearSpelling[] {
  const key = toKey(words.join(' '));
  const atMost = most ?? countEditsAllowed(key);
  if (atMost === 0 || key.length < leastLetters) return [];
  const measure = createEditDistance(key, atMost);
  const found: NearSpelling[] = [];
  gazetteer.eachKey(state, (row, from, to) => {
    const edits = measure(gazetteer.keys, from, to);
    if (edits <= atMost) found.push({ row, edits });
  });
  return found
    .filter(({ row }) => isSameSpelling(words, toWords(gazetteer.name(row))))
    .toSorted((one, another) => one.edits - another.edits || one.row - another.row);
}
