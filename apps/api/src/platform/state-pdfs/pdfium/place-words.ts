import type { PlacedText } from '@wideload/domain';
import type { Character } from './read-characters.ts';

/** Parts of the letters' height. */
const WIDE = 0.9;
const SPACE = 0.12;
const SAME_LINE = 0.3;
/** Smaller letters behind a digit or a mark of inches, by this factor, are of a fraction, of cents or of a footnote. */
const SMALLER = 0.9;

const isSpace = ({ text }: Character) => text === ' ' || ((text < ' ' || text > '~') && /\s/u.test(text));

/** Letters that follow each other without a wide gap. `isAfterSpace`: whether the file has a space before each. */
type Run = { letters: Character[]; isAfterSpace: boolean[] };

function splitRuns(characters: readonly Character[]): Run[] {
  const runs: Run[] = [];
  let run: Run = { letters: [], isAfterSpace: [] };
  let last: Character | undefined;
  let isAfterSpace = false;
  for (const character of characters) {
    if (isSpace(character)) {
      isAfterSpace = true;
      continue;
    }
    if (last === undefined || !follows(last, character)) runs.push((run = { letters: [], isAfterSpace: [] }));
    run.letters.push(character);
    run.isAfterSpace.push(isAfterSpace);
    last = character;
    isAfterSpace = false;
  }
  return runs;
}

function follows(last: Character, next: Character): boolean {
  const gap = next.left - last.right;
  const isNear = gap < last.size * WIDE && gap > -last.size;
  if (Math.min(last.size, next.size) < Math.max(last.size, next.size) * SMALLER && /[\d'"”″’′]/.test(last.text))
    return false;
  return isNear && Math.abs(next.baseline - last.baseline) < last.size * SAME_LINE;
}

const FEW_GAPS = 6;
/** Parts of the letters' height: the gaps between words are narrower, those between the cells of tables wider. */
const WIDEST_SPACE = 0.35;
const CELL = 0.4;

/** Of the gaps between letters without a space of the file, those that may part words or cells; `written`: such spaces. */
type Gaps = { all: number; wide: number[]; ofWords: number; ofCells: number; written: number };

/** In one pass, because a page has thousands of letters. */
function measureGaps({ letters, isAfterSpace }: Run): Gaps {
  const gaps: Gaps = { all: 0, wide: [], ofWords: 0, ofCells: 0, written: 0 };
  for (let index = 1; index < letters.length; index += 1) {
    const [last, letter] = [letters[index - 1], letters[index]];
    if (last === undefined || letter === undefined) continue;
    if (isAfterSpace[index] === true) {
      gaps.written += 1;
      continue;
    }
    gaps.all += 1;
    const gap = (letter.left - last.right) / letter.size;
    if (gap <= SPACE) continue;
    gaps.wide.push(gap);
    if (gap < WIDEST_SPACE) gaps.ofWords += 1;
    if (gap > CELL) gaps.ofCells += 1;
  }
  return gaps;
}

/**
 * Headings are often spaced by letter: only wider gaps, or the spaces of the file, part their words.
 * @returns null if too few letters say whether they are
 */
function findWordGap({ all, wide }: Gaps): number | null {
  const narrow = all - wide.length;
  const least = Math.floor(all / 5);
  if (all < FEW_GAPS) return null;
  if (narrow > least) return SPACE;
  return (wide.toSorted((a, b) => a - b)[least - narrow] ?? SPACE) * 1.7;
}

/** On a page whose longer words are spaced by letter, so are the shorter ones. */
function findUsualGap(gaps: readonly (number | null)[]): number {
  const known = gaps.flatMap((gap) => gap ?? []);
  const spaced = known.filter((gap) => gap > SPACE).toSorted((a, b) => a - b);
  return spaced.length > known.length * MOSTLY ? (spaced[Math.floor(spaced.length / 2)] ?? SPACE) : SPACE;
}

const MOSTLY = 0.6;

/** Some programs space letters with spaces: then wider gaps part the words. Digits with spaces between them are numbers of their own. */
function ignoreSpacing({ letters, isAfterSpace }: Run): Run {
  if (letters.length <= FEW_GAPS) return { letters, isAfterSpace };
  const spaces = isAfterSpace.filter((isAfter) => isAfter).length;
  const isSpacing = spaces > letters.length * MOSTLY && letters.every(({ text }) => /\p{L}/u.test(text));
  return isSpacing ? { letters, isAfterSpace: isAfterSpace.map(() => false) } : { letters, isAfterSpace };
}

/** A run with the gap between its words. */
type SpacedRun = Run & { wordGap: number; gaps: Gaps };

/** @param cellGap wider gaps without a space part two cells; null where words have gaps and no spaces between them */
function placeRun({ letters, isAfterSpace, wordGap }: SpacedRun, cellGap: number | null): PlacedText[] {
  const placed: PlacedText[] = [];
  let last: PlacedText | undefined;
  for (const [index, letter] of letters.entries()) {
    const { text, left, right, size, baseline } = letter;
    const gap = last === undefined ? 0 : left - last.x - last.width;
    const isSpaced = isAfterSpace[index] === true;
    const isApart = cellGap !== null && !isSpaced;
    if (last === undefined || (isApart && gap > size * Math.max(cellGap, wordGap))) {
      last = { text, x: left, y: baseline, width: right - left, height: size, ...(isApart ? { isApart } : {}) };
      placed.push(last);
      continue;
    }
    last.text += isSpaced || gap > size * wordGap ? ` ${text}` : text;
    last.width = Math.max(last.x + last.width, right) - last.x;
    last.height = Math.max(last.height, size);
  }
  return placed;
}

const FEW = 0.1;
const HALF = 0.5;

/** Whether words are parted by spaces in the file, and not by their places alone. */
function hasWrittenSpaces(runs: readonly SpacedRun[]): boolean {
  let written = 0;
  let left = 0;
  for (const { gaps, wordGap } of runs) {
    if (wordGap > SPACE) continue;
    written += gaps.written;
    left += gaps.ofWords;
  }
  return written > 0 && left <= written * FEW;
}

/** A short heading may be spaced by letter, as in `O H I O`. */
const isSpacedOut = ({ letters, gaps }: SpacedRun) => gaps.ofCells > 1 && gaps.ofCells > letters.length * HALF;

/** Letters that have another width than digits in any other font. */
const tellingLetters = /[ijlIMWmw]/;
const EVEN = 0.02;
/** In such a font, a gap of one letter is a space, written or not. */
const ONE_LETTER = 1.2;

const toWidth = ({ left, right, size }: Character) => (right - left) / size;
const isEven = ({ letters }: Run, width: number) => letters.every((one) => Math.abs(toWidth(one) - width) <= EVEN);

/** The width of all letters in a font of one width; null if the page has none. */
function findPitch(runs: readonly Run[]): number | null {
  for (const run of runs) {
    const [first] = run.letters;
    if (first === undefined || !run.letters.some(({ text }) => tellingLetters.test(text))) continue;
    if (run.letters.length > FEW_GAPS && isEven(run, toWidth(first))) return toWidth(first);
  }
  return null;
}

export function placeWords(characters: readonly Character[]): PlacedText[] {
  const read = splitRuns(characters).map((one) => {
    const run = ignoreSpacing(one);
    const gaps = measureGaps(run);
    return { ...run, gaps, wordGap: findWordGap(gaps) };
  });
  const usual = findUsualGap(read.map(({ wordGap }) => wordGap));
  const runs = read.map((run): SpacedRun => ({ ...run, wordGap: run.wordGap ?? usual }));
  const cellGap = hasWrittenSpaces(runs) ? CELL : null;
  const pitch = cellGap === null ? null : findPitch(runs);
  const ofPitch = pitch === null ? cellGap : Math.max(CELL, pitch * ONE_LETTER);
  const findCellGap = (run: SpacedRun) => (pitch !== null && isEven(run, pitch) ? ofPitch : cellGap);
  return runs.flatMap((run) => placeRun(run, isSpacedOut(run) ? null : findCellGap(run)));
}
