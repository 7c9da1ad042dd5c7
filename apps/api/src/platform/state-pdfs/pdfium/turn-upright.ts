import type { PageView } from './page-view.ts';
import type { Character } from './read-characters.ts';

type Turned = {
  /** The letters of most lines, turned so that the lines run from left to right. */
  upright: readonly Character[];
  /** The lines of the others, as a stamp across the page has. */
  aslant: string[];
};

/** Scans lie a little askew. */
const SLACK = 8;
/** The part of a letter's box that is below its line. */
const DESCENT = 0.25;
const quarters = [0, 90, 180, 270] as const;

const toQuarter = ({ angle }: Character) =>
  quarters.find((quarter) => Math.min(Math.abs(angle - quarter), 360 - Math.abs(angle - quarter)) <= SLACK);

export function turnUpright(characters: readonly Character[], view: PageView): Turned {
  if (characters.every(({ angle }) => angle === 0)) return { upright: characters, aslant: [] };
  const counts = quarters.map((quarter) => characters.filter((one) => toQuarter(one) === quarter).length);
  const main = quarters[counts.indexOf(Math.max(...counts))] ?? 0;
  const others = new Map<number, Character[]>();
  const upright: Character[] = [];
  for (const character of characters) {
    if (toQuarter(character) === main) upright.push(turn(character, main, view));
    else others.set(character.angle, [...(others.get(character.angle) ?? []), character]);
  }
  return { upright, aslant: [...others.values()].flatMap(joinLines) };
}

/** Parts of the letters' size. */
const NEXT_LINE = 0.5;
const WORD_GAP = 0.3;

/** The lines of letters that have one angle: `VOID` above a day is a stamp, and both in one word are none. */
function joinLines(letters: readonly Character[]): string[] {
  const lines: string[] = [];
  let last: Character | undefined;
  for (const letter of letters) {
    const step = last === undefined ? null : measureStep(last, letter);
    if (step === null || Math.abs(step.across) > letter.size * NEXT_LINE) lines.push(letter.text);
    else lines.push(`${lines.pop() ?? ''}${step.gap > letter.size * WORD_GAP ? ' ' : ''}${letter.text}`);
    last = letter;
  }
  return lines.map((line) => line.replace(/ +/g, ' '));
}

/** From a letter to the next one: how far to the side of their line, and how wide the gap between them may be on it. */
function measureStep(last: Character, next: Character): { across: number; gap: number } {
  const angle = (next.angle * Math.PI) / 180;
  const [right, down] = [
    (next.left + next.right - last.left - last.right) / 2,
    (next.top + next.bottom - last.top - last.bottom) / 2,
  ];
  const along = right * Math.cos(angle) + down * Math.sin(angle);
  // Boxes of turned letters say no width: no letter is wider than it is high.
  return { across: down * Math.cos(angle) - right * Math.sin(angle), gap: along - (last.size + next.size) / 2 };
}

/** Turns the page by that angle, counterclockwise. */
function turn(character: Character, quarter: (typeof quarters)[number], { width, height }: PageView): Character {
  const { left, top, right, bottom } = character;
  if (quarter === 0) return character;
  const area = {
    90: { left: top, right: bottom, top: width - right, bottom: width - left },
    180: { left: width - right, right: width - left, top: height - bottom, bottom: height - top },
    270: { left: height - bottom, right: height - top, top: left, bottom: right },
  }[quarter];
  return { ...character, ...area, baseline: area.bottom - (area.bottom - area.top) * DESCENT };
}

/** Only lines of this many letters count: OCR programs often report shorter ones as level. */
const LONG = 10;
/** A smaller slope moves no word to another line. */
const LEAST_SLOPE = 0.004;
const SAME_LINE = 0.3;

/** How far the lines go down for each point to the right. */
function findSlope(characters: readonly Character[]): number {
  const sum = { x: 0, y: 0 };
  let start = 0;
  for (let at = 1; at <= characters.length; at += 1) {
    const [first, last, next] = [characters[start], characters[at - 1], characters[at]];
    if (first === undefined || last === undefined) break;
    const goesOn =
      next !== undefined &&
      next.angle === first.angle &&
      next.left > last.left &&
      Math.abs(next.baseline - last.baseline) < last.size * SAME_LINE;
    if (goesOn) continue;
    if (first.angle !== 0 && at - start >= LONG) {
      sum.x += last.left - first.left;
      sum.y += last.baseline - first.baseline;
    }
    start = at;
  }
  return sum.x === 0 ? 0 : sum.y / sum.x;
}

/** Puts the letters of a skewed scan on level lines. */
export function straightenScan(characters: readonly Character[]): readonly Character[] {
  const slope = findSlope(characters);
  if (Math.abs(slope) < LEAST_SLOPE) return characters;
  return characters.map((one) => ({ ...one, baseline: one.baseline - slope * one.left }));
}
