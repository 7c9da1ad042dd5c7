import type { Character } from './read-characters.ts';

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
