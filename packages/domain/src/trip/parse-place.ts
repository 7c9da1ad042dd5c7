import { checkCoordinate } from '../basics/fields.ts';
import type { Place } from './trip.ts';
import { parseMapLink } from './map-link.ts';

/** The signs and words that people write between two numbers: signs of degrees, minutes and seconds, and the names of the axes. */
const axisNames = /\b(?:latitude|longitude|lat|lng|long|lon)\b\s*[:=]?/g;
const signs = /(?<=\d)\s*(?:deg|[°º'′’"″”:])+/g;
const letters = /(\d+)\s*d\s*(\d+(?:\.\d+)?)\s*m(?:\s*(\d+(?:\.\d+)?)\s*s)?/g;
/** `32-26-30N`; without a letter for the direction a hyphen is a minus. */
const hyphens = /(?<=\d)-(?=[\d\s.-]*[nsew])/g;
/** `35,1983; -101,8313`: three digits and more behind both commas. */
const twoDecimalCommas = /^\D*\d{1,3},\d{3,}\D+\d{1,3},\d{3,}\D*$/;
const decimalComma = /(?<=\d),(?=\d{3})/g;

type Angle = { degrees: number; letter: string };

/** `32 26 30` with a letter, `-104 13.5` without one; only the last number has decimals. */
function parseAngle(text: string): Angle | null {
  const [, before = '', sign = '', numbers = '', after = ''] =
    /^([nsew])?\s*([-+])?\s*(\d[\d.\s]*?)\s*([nsew])?$/.exec(text.trim()) ?? [];
  const parts = numbers.split(/\s+/);
  if (numbers === '' || parts.length > 3 || (before !== '' && after !== '')) return null;
  const letter = before + after;
  // A direction and a sign together are ambiguous.
  if (letter !== '' && sign !== '') return null;
  if (!parts.every((part, at) => (at === parts.length - 1 ? /^\d+(?:\.\d+)?$/ : /^\d+$/).test(part))) return null;
  const [degrees = 0, minutes = 0, seconds = 0] = parts.map(Number);
  if (minutes >= 60 || seconds >= 60) return null;
  const size = degrees + minutes / 60 + seconds / 3600;
  return { degrees: sign === '-' || letter === 's' || letter === 'w' ? -size : size, letter };
}

/** The two ways to part the text in an angle and another: a comma, or a letter, a sign or a space in the middle. */
function listParts(text: string): [string, string][] {
  const byComma = text.split(/[,;]/);
  if (byComma.length > 1) return byComma.length === 2 ? [[byComma[0] ?? '', byComma[1] ?? '']] : [];
  const cuts = [
    ...text.matchAll(/(?<=[nsew])\s*(?=[-+\d])|(?<=\d)\s*(?=[nsew]\s*\d)|(?<=\d)\s+(?=[-+])|(?<=\d)\s+(?=\d)/g),
  ];
  return cuts.map(({ index }) => [text.slice(0, index), text.slice(index)]);
}

function countNumbers(text: string): number {
  return text.match(/\d+(?:\.\d+)?/g)?.length ?? 0;
}

/** Of `35.22, -101.83`, `35.22° N, 101.83° W`, `32°26'30"N 104°13'40"W`, `N 32 26.5 W 104 13.6`. */
function parseDegrees(text: string): Place | null {
  const plain = (twoDecimalCommas.test(text) ? text.replaceAll(decimalComma, '.') : text)
    .toLowerCase()
    .replaceAll(/[−–]/g, '-')
    .replaceAll(axisNames, ' ')
    .replaceAll(letters, '$1 $2 $3')
    .replaceAll(signs, ' ')
    .replaceAll(hyphens, ' ')
    .replaceAll(/[()[\]]/g, ' ')
    .replaceAll('/', ', ')
    .trim();
  if (!/^[-+nsew\d.,;\s]+$/.test(plain)) return null;
  for (const [first, second] of listParts(plain)) {
    if (countNumbers(first) !== countNumbers(second)) continue;
    const [one, other] = [parseAngle(first), parseAngle(second)];
    if (one !== null && other !== null) return toPlace(one, other);
  }
  return null;
}

function toPlace(one: Angle, other: Angle): Place | null {
  // No latitude is over 90, so `-101.83, 35.22` begins with the longitude.
  const isSwapped =
    (/[ew]/.test(one.letter) && /[ns]/.test(other.letter)) ||
    (one.letter + other.letter === '' && checkCoordinate(one.degrees, 'lat') !== null);
  const [north, east] = isSwapped ? [other, one] : [one, other];
  if (/[ew]/.test(north.letter) || /[ns]/.test(east.letter)) return null;
  const [lat, lng] = [north.degrees, east.degrees];
  return checkCoordinate(lat, 'lat') === null && checkCoordinate(lng, 'lng') === null ? { lat, lng } : null;
}

/** Parses coordinates as people write them, and links of map services that have some; null for any other text. */
export function parsePlace(text: string): Place | null {
  const link = parseMapLink(text);
  if (link === null) return parseDegrees(text);
  if (!('points' in link)) return null;
  for (const point of link.points) {
    const place = parseDegrees(point);
    if (place !== null) return place;
  }
  return null;
}

/** A pair with decimals or with signs of degrees inside of other words: `Well site: 31.9973, -102.0779 (gate 3)`. */
const pairs = [
  /(?<![\d.,])[-+−]?\d{1,3}\.\d{3,}\s*°?\s*(?:[NS]\b)?\s*[,;/\s]\s*[-+−]?\d{1,3}\.\d{3,}\s*°?\s*(?:[EW]\b)?(?![\d.])/i,
  // With a word or a letter before each number: `Pad 12 - lat 41.58 lon -109.21`.
  /\b(?:lat(?:itude)?\b[\s.:=]*|[NS]\s?)[-+−]?\d{1,2}\.\d{3,}\s*°?\s*[NS]?[,;/\s]*\b(?:(?:lon|lng|long|longitude)\b[\s.:=]*|[EW]\s?)[-+−]?\d{1,3}\.\d{3,}\s*°?\s*(?:[EW]\b)?(?![\d.])/i,
  /(?<!\d)\d{1,2}\s*°[\d\s.'′’"″”]*[NS][,;/\s]*\d{1,3}\s*°[\d\s.'′’"″”]*[EW]\b/i,
];

/** The coordinates that a text has beside other words. */
export function findPlaceInText(text: string): Place | null {
  for (const pair of pairs) {
    const place = parseDegrees(pair.exec(text)?.[0] ?? '');
    if (place !== null) return place;
  }
  return null;
}
