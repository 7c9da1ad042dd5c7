import { readRegion, type RegionCode } from '../states/region.ts';

/** `Plate 5` can be all of a plate, so what follows the word has several characters. Shorter words begin plates, too: they need a sign. */
const label =
  /^\s*(?:(?:(?:LICENSE |LIC\.? )?PLATE|LICENSE|PLACAS?)(?: ?(?:NUMBER|NO\.?))?[\s:#]+|(?:TAG|LIC)\.?(?: NO\.?)?[:#]+|#)(?=[\s\S]{3})/;

/** One form for any in which a plate is typed: capitals, without its label, spaces, dashes, dots and the quotes of a sheet. Other signs stay. */
export function normalizePlate(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(label, '')
    .replace(/[\s\p{Pd}\p{Cf}.·•'’"“”,;()]/gu, '');
}

export type PlateText = { state: RegionCode; number: string };

const separators = String.raw`[\s:,;/|()#\p{Pd}]+`;
const filler = /^(?:PLATES?|TAG|LIC\.?)?$/;

/** No plate with the longest name of a state or province has more. */
const MOST_WORDS = 16;

/** A pasted plate with its state before or after it: `TX R104WL`, `PA 12345 (Ontario)`. Null for a plate alone, and for a longer text. */
export function splitPlate(text: string): PlateText | null {
  const words = text
    .trim()
    .toUpperCase()
    .replace(label, '')
    .split(new RegExp(separators, 'u'))
    .filter((word) => !filler.test(word));
  if (words.length > MOST_WORDS) return null;
  const splits = words.slice(1).flatMap((_, at) => [
    { name: words.slice(0, at + 1), rest: words.slice(at + 1) },
    { name: words.slice(at + 1), rest: words.slice(0, at + 1) },
  ]);
  const found = splits.flatMap(({ name, rest }) => {
    const state = readRegion(name.join(' '));
    const number = normalizePlate(rest.join(''));
    return state !== null && /\d/.test(number) && !/\d/.test(name.join('')) ? [{ state, number }] : [];
  });
  return found.toSorted((a, b) => a.number.length - b.number.length)[0] ?? null;
}

export type Plate = { plateNumber: string; plateState?: string };

/** The state of an older trailer's plate is not known, and may be any. */
export function isSamePlate(one: Plate, other: Plate): boolean {
  const states = [one.plateState ?? '', other.plateState ?? ''];
  const number = normalizePlate(one.plateNumber);
  const isSameState = states.includes('') || states[0] === states[1];
  return number !== '' && isSameState && number === normalizePlate(other.plateNumber);
}
