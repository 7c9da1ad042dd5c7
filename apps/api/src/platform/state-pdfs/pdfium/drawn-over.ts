import { withMemory, type Pdfium } from './engine.ts';
import type { PageView } from './page-view.ts';
import type { Character } from './read-characters.ts';

/** The words that are seen where several are drawn in one place: bold letters are often struck twice, and a correction covers what was there. */
export function dropDrawnOver(pdfium: Pdfium, view: PageView, characters: readonly Character[]): readonly Character[] {
  return isWrittenOnce(characters) ? characters : keepFirstStrikes(dropCovered(pdfium, view, characters));
}

/** A part of the letters' height. */
const SAME_PLACE = 0.15;

/** @returns true if each line runs from left to right, as on most pages, so that no letter can cover another */
function isWrittenOnce(characters: readonly Character[]): boolean {
  const ends = new Map<number, number>();
  const findEnd = (line: number) => ends.get(line) ?? -Infinity;
  let line = Number.NaN;
  let end = -Infinity;
  for (const { left, baseline, size } of characters) {
    const own = Math.round(baseline);
    if (own !== line) {
      ends.set(line, end);
      line = own;
      end = Math.max(findEnd(own - 1), findEnd(own), findEnd(own + 1));
    }
    if (left < end + size * SAME_PLACE) return false;
    end = left;
  }
  return true;
}

const LINES = 65_536;

function keepFirstStrikes(characters: readonly Character[]): Character[] {
  /** Positions at which each letter was drawn, by the letter and its line. */
  const strikes = new Map<number, number[]>();
  return characters.filter(({ text, left, baseline, size }) => {
    const own = (text.codePointAt(0) ?? 0) * LINES + Math.round(baseline);
    for (let line = own - 1; line <= own + 1; line += 1)
      if (strikes.get(line)?.some((place) => Math.abs(place - left) < size * SAME_PLACE)) return false;
    const places = strikes.get(own);
    if (places === undefined) strikes.set(own, [left]);
    else places.push(left);
    return true;
  });
}

/** Letters of one word follow each other; a space ends it. */
export function splitWords(characters: readonly Character[]): Character[][] {
  const words: Character[][] = [];
  for (const character of characters) {
    const word = words.at(-1);
    const last = word?.at(-1);
    const isSame = last !== undefined && last.text.trim() !== '' && Math.abs(character.baseline - last.baseline) < 0.5;
    if (word !== undefined && isSame && Math.abs(character.left - last.right) < character.size) word.push(character);
    else words.push([character]);
  }
  return words;
}

const isSign = ({ text, angle }: Character) => angle === 0 && /[\p{L}\p{N}]/u.test(text);

/** `letters`: those that are letters or digits. */
type Word = { all: readonly Character[]; letters: readonly Character[]; left: number; right: number };

function toWord(all: readonly Character[]): Word {
  const letters = all.filter(isSign);
  const [left, right] = [Math.min(...letters.map((one) => one.left)), Math.max(...letters.map((one) => one.right))];
  return { all, letters, left, right };
}

/** Parts of the letters' size: how far the lines of words in one place are apart. */
const SAME_LINE = 0.35;
/** Letters of a watermark are larger by more than this. */
const LARGER = 1.5;
/** A part of the width of the narrower word. */
const MOSTLY = 0.6;

function isInPlaceOf(word: Word, other: Word): boolean {
  const [one, two, last] = [word.letters[0], other.letters[0], word.letters.at(-1)];
  // PDFium gives the last letter of a ligature a wider box than it has.
  if (one === undefined || two === undefined || last === undefined || two.left > last.left) return false;
  const size = Math.min(one.size, two.size);
  const isOnLine = Math.abs(one.baseline - two.baseline) <= size * SAME_LINE;
  const common = Math.min(word.right, other.right) - Math.max(word.left, other.left);
  const width = Math.min(word.right - word.left, other.right - other.left);
  return isOnLine && Math.max(one.size, two.size) <= size * LARGER && common >= width * MOSTLY;
}

/** @returns true if a letter of one covers a different letter of the other; a word printed twice for bold type covers only its own */
function hasOther(under: Word, over: Word): boolean {
  const toMiddle = ({ left, right }: Character) => (left + right) / 2;
  const findNearest = (letter: Character) =>
    under.letters.reduce((best, one) =>
      Math.abs(toMiddle(one) - toMiddle(letter)) < Math.abs(toMiddle(best) - toMiddle(letter)) ? one : best,
    );
  return over.letters.some((letter) => findNearest(letter).text !== letter.text);
}

/** Pairs of words of which the later one is drawn in the place of the earlier one, with other letters. */
function findDrawnOver(words: readonly Word[]): [under: Word, over: Word][] {
  const lines = new Map<number, Word[]>();
  return words.flatMap((word) => {
    const line = Math.round(word.letters[0]?.baseline ?? 0);
    const before = Array.from({ length: 2 * REACH + 1 }, (_, at) => lines.get(line - REACH + at) ?? []).flat();
    lines.set(line, [...(lines.get(line) ?? []), word]);
    return before
      .filter((one) => isInPlaceOf(one, word) && hasOther(one, word))
      .map((one): [Word, Word] => [one, word]);
  });
}

/** In points: baselines of letters in one place. */
const REACH = 4;

/** Without words that others are drawn over: a box or a picture between them hides the first one, and without it nobody can read either. */
function dropCovered(pdfium: Pdfium, view: PageView, characters: readonly Character[]): readonly Character[] {
  const words = splitWords(characters).map(toWord);
  const pairs = findDrawnOver(words.filter(({ letters }) => letters.length > 0));
  if (pairs.length === 0) return characters;
  const objects = listObjects(pdfium, view);
  const dropped = new Set(
    pairs.flatMap(([under, over]) => (isHidden(objects, under, over) ? under.all : [...under.all, ...over.all])),
  );
  return characters.filter((one) => !dropped.has(one));
}

type Drawn = { object: number; kind: number; left: number; right: number; top: number; bottom: number };
const kinds = { path: 2, picture: 3, form: 5 };
const covers: ReadonlySet<number> = new Set(Object.values(kinds));
const MAX_OBJECTS = 4000;

/** The objects of the page, in drawing order. */
function listObjects(pdfium: Pdfium, view: PageView): Drawn[] {
  const count = Math.min(pdfium._FPDFPage_CountObjects(view.page), MAX_OBJECTS);
  return withMemory(pdfium, 16, (memory) =>
    Array.from({ length: count }, (_, index) => {
      const object = pdfium._FPDFPage_GetObject(view.page, index);
      pdfium._FPDFPageObj_GetBounds(object, memory, memory + 4, memory + 8, memory + 12);
      const float = (place: number) => pdfium.numbers.getFloat32(memory + place, true);
      return {
        object,
        kind: pdfium._FPDFPageObj_GetType(object),
        ...view.toArea(float(0), float(12), float(8), float(4)),
      };
    }),
  );
}

/** Letters of a form are none of the page's own: they come after the rest of the page, as an annotation does. */
function isHidden(objects: readonly Drawn[], { letters: [first] }: Word, { letters: [second] }: Word): boolean {
  const from = objects.findIndex(({ object }) => object === first?.object);
  const to = objects.findIndex(({ object }) => object === second?.object);
  if (first === undefined || from === -1) return false;
  const [x, y] = [(first.left + first.right) / 2, (first.top + first.bottom) / 2];
  return objects
    .slice(from + 1, to === -1 ? undefined : to)
    .some((one) => covers.has(one.kind) && one.left <= x && one.right >= x && one.top <= y && one.bottom >= y);
}
