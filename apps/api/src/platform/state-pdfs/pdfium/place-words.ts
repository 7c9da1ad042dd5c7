import type { PlacedText } from '@wideload/domain';
import type { Character } from './read-characters.ts';

/** Parts of the letters' height. */
const WIDE = 0.9;
const SPACE = 0.12;
const SAME_LINE = 0.3;

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
  return isNear && Math.abs(next.baseline - last.baseline) < last.size * SAME_LINE;
}

const FEW_GAPS = 6;

/** Headings are often spaced by letter: only wider gaps, or the spaces of the file, part their words. */
function findWordGap({ letters, isAfterSpace }: Run): number {
  const wide: number[] = [];
  let count = 0;
  for (let index = 1; index < letters.length; index += 1) {
    const [last, letter] = [letters[index - 1], letters[index]];
    if (last === undefined || letter === undefined || isAfterSpace[index] === true) continue;
    const gap = (letter.left - last.right) / letter.size;
    if (gap > SPACE) wide.push(gap);
    count += 1;
  }
  const narrow = count - wide.length;
  const least = Math.floor(count / 5);
  if (count < FEW_GAPS || narrow > least) return SPACE;
  return (wide.toSorted((a, b) => a - b)[least - narrow] ?? SPACE) * 1.7;
}

const MOSTLY = 0.6;

/** Some programs space letters with spaces: then wider gaps part the words. Digits with spaces between them are numbers of their own. */
function ignoreSpacing({ letters, isAfterSpace }: Run): Run {
  const spaces = isAfterSpace.filter((isAfter) => isAfter).length;
  const isSpaced = letters.length > FEW_GAPS && spaces > letters.length * MOSTLY;
  const isSpacing = isSpaced && letters.every(({ text }) => /\p{L}/u.test(text));
  return isSpacing ? { letters, isAfterSpace: isAfterSpace.map(() => false) } : { letters, isAfterSpace };
}

function placeRun(read: Run): PlacedText[] {
  const run = ignoreSpacing(read);
  const { letters, isAfterSpace } = run;
  const [first] = letters;
  if (first === undefined) return [];
  const wordGap = findWordGap(run);
  let text = '';
  let end = first.left;
  let height = 0;
  for (const [index, letter] of letters.entries()) {
    const isNew = isAfterSpace[index] === true || letter.left - end > letter.size * wordGap;
    text += isNew && text !== '' ? ` ${letter.text}` : letter.text;
    end = Math.max(end, letter.right);
    height = Math.max(height, letter.size);
  }
  return [{ text, x: first.left, y: first.baseline, width: end - first.left, height }];
}

export function placeWords(characters: readonly Character[]): PlacedText[] {
  return splitRuns(characters).flatMap(placeRun);
}
