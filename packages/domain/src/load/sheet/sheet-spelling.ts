import { writeNumbers } from '../../basics/number-words.ts';

const meters = /(?<=\d\s?)(?:mts?|mtrs?|metros?|met(?:er|re)s?)\b\.?/gi;
/** `95.6 in feet`: no inches. */
const inUnit = /(?<=\d)\s+in\s+(?:(?:feet|ft)(?:[\s.,&/-]*(?:and\s+)?inch(?:es)?)?|(inch(?:es)?)|(met(?:er|re)s?))\b/gi;
/** `92 ft   4 in` */
const gapOfInches =
  / {2,}(?<=\d ?(?:ft\.?|feet|foot|'|’|′) +)(?=\d{1,2}(?:\.\d+| \d\/\d+)? ?(?:in\b|ins\b|inch|"|”|″))/gi;
/** `Overhang front: 2   Rear: 6` */
const gapOfSides = /\s{2,}(?<=(?:over ?-?hang|o\/h)\b[^;|\t]{0,40}\d\S{0,12}\s+)(?=(?:front|rear|back)\s*[:=]?\s*\d)/gi;
/** `12 feet six inches`, `twelve feet 6 inches` */
const besideFigure =
  /(?<=\d\s?(?:feet|foot|ft|'|pies?)\s+(?:and\s+|con\s+|y\s+)?)\p{L}+|\p{L}+(?=[\s-]+(?:feet|foot|ft|pies?)\s+(?:and\s+|con\s+|y\s+)?\d)/giu;

/** One spelling for what people and programs write in several, before lines are cut into cells. */
export function spellPlainly(line: string): string {
  const plain = line
    .replace(meters, 'm')
    .replace(inUnit, (_, ofInches?: string, ofMeters?: string) =>
      ofInches === undefined ? (ofMeters === undefined ? '' : ' m') : ' in',
    )
    .replace(gapOfInches, ' ')
    .replace(gapOfSides, ', ');
  return hasSpokenPart(plain) ? writeNumbers(plain) : plain;
}

function hasSpokenPart(line: string): boolean {
  return (line.match(besideFigure) ?? []).some((word) => writeNumbers(word) !== word);
}
