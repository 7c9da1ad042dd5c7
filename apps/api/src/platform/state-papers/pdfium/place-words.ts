import type { PlacedText } from '@wideload/domain';
import type { Character } from './read-characters.ts';

/** Parts of the letters' height. */
const WIDE = 0.9;
const SPACE = 0.12;
const SAME_LINE = 0.3;

/** A letter, and whether the file has a space before it. */
type Letter = Character & { isAfterSpace: boolean };

const isSpace = ({ text }: Character) => /\s/u.test(text);

function dropSpaces(characters: readonly Character[]): Letter[] {
  return characters.flatMap((character, index) => {
    const before = characters[index - 1];
    return isSpace(character) ? [] : [{ ...character, isAfterSpace: before !== undefined && isSpace(before) }];
  });
}

/** Letters on one line that follow each other without a wide gap. */
function splitRuns(letters: readonly Letter[]): Letter[][] {
  const runs: Letter[][] = [];
  for (const letter of letters) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run !== undefined && last !== undefined && follows(last, letter)) run.push(letter);
    else runs.push([letter]);
  }
  return runs;
}

function follows(last: Letter, next: Letter): boolean {
  const gap = next.left - last.right;
  const isNear = gap < last.size * WIDE && gap > -last.size;
  return isNear && Math.abs(next.baseline - last.baseline) < last.size * SAME_LINE;
}

/** Headings are often spaced by letter: only wider gaps, or the spaces of the file, part their words. */
function findWordGap(run: readonly Letter[]): number {
  const gaps = run.flatMap((letter, index) => {
    const last = run[index - 1];
    return last === undefined || letter.isAfterSpace ? [] : [(letter.left - last.right) / letter.size];
  });
  const least = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 5)] ?? 0;
  return gaps.length >= 6 && least > SPACE ? least * 1.7 : SPACE;
}

function placeRun(run: readonly Letter[]): PlacedText[] {
  const [first] = run;
  if (first === undefined) return [];
  const wordGap = findWordGap(run);
  let text = '';
  let end = first.left;
  for (const letter of run) {
    const isNew = letter.isAfterSpace || letter.left - end > letter.size * wordGap;
    text += `${isNew && text !== '' ? ' ' : ''}${letter.text}`;
    end = Math.max(end, letter.right);
  }
  const height = Math.max(...run.map(({ size }) => size));
  return [{ text, x: first.left, y: first.baseline, width: end - first.left, height }];
}

export function placeWords(characters: readonly Character[]): PlacedText[] {
  return splitRuns(dropSpaces(characters)).flatMap(placeRun);
}
