import type { StateCode } from '@wideload/domain';
import type { Gazetteer } from '../gazetteer.ts';
import { toKey, toWords } from './place-key.ts';

/**
 * How many letters are added, left out, changed or swapped with their neighbor between `typed` and a part of `text`; more than `most` as soon
 * as that is sure.
 */
function createEditDistance(typed: string, most: number) {
  const width = typed.length + 1;
  let [older, before, row] = [new Uint8Array(width), new Uint8Array(width), new Uint8Array(width)];

  return (text: string, from: number, to: number): number => {
    if (Math.abs(to - from - typed.length) > most) return most + 1;
    for (let at = 0; at < width; at += 1) before[at] = at;
    for (let line = 1; line <= to - from; line += 1) {
      const letter = text.charCodeAt(from + line - 1);
      // Cells farther from the diagonal take more than `most` edits.
      const [first, last] = [Math.max(1, line - most), Math.min(typed.length, line + most)];
      row[first - 1] = first === 1 ? line : most + 1;
      if (last < typed.length) row[last + 1] = most + 1;
      let least = row[first - 1] ?? 0;
      for (let at = first; at <= last; at += 1) {
        const same = typed.charCodeAt(at - 1) === letter;
        let edits = Math.min((before[at] ?? 0) + 1, (row[at - 1] ?? 0) + 1, (before[at - 1] ?? 0) + (same ? 0 : 1));
        const isSwap =
          line > 1 &&
          at > 1 &&
          typed.charCodeAt(at - 2) === letter &&
          typed.charCodeAt(at - 1) === text.charCodeAt(from + line - 2);
        if (isSwap) edits = Math.min(edits, (older[at - 2] ?? 0) + 1);
        row[at] = edits;
        if (edits < least) least = edits;
      }
      if (least > most) return most + 1;
      [older, before, row] = [before, row, older];
    }
    return before[typed.length] ?? most + 1;
  };
}

const leastLetters = 4;
const shortName = 7;

/** `East Memphis` is no spelling of `West Memphis`: these words are never a typing error for each other. */
const telling = new Set(
  'north south east west new old upper lower mount fort port lake point saint san santa los las el la little big great grand glen bay cape'.split(
    ' ',
  ),
);

/** `Liberty` alone is not meant by `Fort Liberty`. */
export const isTelling = (word: string) => telling.has(toKey(`${word} x`).slice(0, -1));

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

/** @returns true if the misspelling is small for the words that it is in: `Sunny Point` is not taken for `Stony Point`, nor `TA Ontario` for `Ontario` */
export function isSlip(typed: readonly string[], named: readonly string[], edits: number): boolean {
  if (edits <= 1) return true;
  if (typed.length !== named.length) return false;
  return typed.every((word, at) => {
    const [one, other] = [word, named[at] ?? ''].map((text) => toKey(`${text} x`).slice(0, -1));
    const most = Math.max(1, countEditsAllowed(one ?? ''));
    return createEditDistance(one ?? '', most)(other ?? '', 0, (other ?? '').length) <= most;
  });
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
