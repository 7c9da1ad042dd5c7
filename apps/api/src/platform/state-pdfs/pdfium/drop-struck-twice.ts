import type { Character } from './read-characters.ts';

/** A part of the letters' height. */
const SAME_PLACE = 0.15;

/** Bold letters are often struck twice, beside each other. */
export function dropStruckTwice(characters: readonly Character[]): readonly Character[] {
  return isWrittenOnce(characters) ? characters : keepFirstStrikes(characters);
}

/** Whether each line runs from left to right, as most pages are: none of their letters is in the place of another. */
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
  /** Where each letter has been drawn, by the letter and its line. */
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
