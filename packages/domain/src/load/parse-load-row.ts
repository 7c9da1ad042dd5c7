import { inches, type Inches, usualLengths } from '../basics/length.ts';
import { maxima } from './load.ts';
import { normalizeMeasure } from '../basics/measure-text.ts';
import { parseLength } from '../basics/parse-length.ts';

export const loadRowKeys = ['width', 'height', 'length'] as const;
export type LoadRowKey = (typeof loadRowKeys)[number];
/** In inches. `isRounded`: one was rounded up. */
export type LoadRowReading = { lengths: Partial<Record<LoadRowKey, Inches>>; isRounded: boolean };

const labels: Record<LoadRowKey, string> = {
  width: 'overall width|width|wide|ancho|oaw|w',
  height: 'overall height|height|high|tall|altura|alto|oah|ht|h',
  length: 'overall length|length|long|largo|longitud|len|oal|l',
};
const anyLabel = Object.values(labels).join('|');
const between = new RegExp(
  [
    String.raw`\s*(?:[x\u00d7\u2715*;\t\r\n]|\b(?:by|por)\b)\s*`,
    // A length can contain a comma, so a comma separates only before a label.
    String.raw`\s*,\s*(?=(?:${anyLabel})(?![a-z]))`,
    String.raw`(?<=(?<![a-z])(?:${anyLabel}))\s*,\s*`,
  ].join('|'),
  'i',
);

/** Longer lists of choices are hard to read. */
const maxReadings = 6;
const maxTextLength = 200;

type Part = { label: LoadRowKey | null; text: string };

/**
 * Parses a row of lengths: `13'6 x 8'6 x 75'`, `8'6"W x 13'6"H x 75'L`. There is no common order (docs/decisions/typed-values.md), so an unlabeled
 * row has several readings, likeliest first; the length is the longest. Null if the text is no such row.
 */
export function parseLoadRow(text: string): LoadRowReading[] | null {
  if (text.length > maxTextLength) return null;
  const parts = text.trim().split(between).map(parsePart);
  const named = parts.flatMap(({ label }) => label ?? []);
  const isAllNamed = named.length === parts.length;
  if (new Set(named).size !== named.length || parts.length > 3 || parts.length < (isAllNamed ? 2 : 3)) return null;
  if (parts.some(({ text: measure }) => !isBare(measure) && !parseLength(measure).ok)) return null;
  const hasBare = parts.some(({ text: measure }) => isBare(measure));
  const readings = listSpellings(parts)
    .flatMap((lengths) => listOrders(parts, lengths))
    .filter((reading) => isPossible(reading) && (!hasBare || isUsual(reading)))
    .filter((reading, at, all) => all.findIndex((other) => isSame(other, reading)) === at)
    .slice(0, maxReadings);
  return readings.length === 0 ? null : readings;
}

export function parseUnambiguousRow(text: string): LoadRowReading | null {
  const [reading = null, ...others] = parseLoadRow(text) ?? [];
  return others.length === 0 ? reading : null;
}

function parsePart(text: string): Part {
  const plain = normalizeMeasure(text);
  for (const label of loadRowKeys) {
    const [, after] = new RegExp(`^(?:${labels[label]})(?![a-z])\\.? ?[:=]? ?(.+)$`).exec(plain) ?? [];
    const [, before] = new RegExp(`^(.+?) ?(?<![a-z])\\(?(?:${labels[label]})\\)?\\.?$`).exec(plain) ?? [];
    const measure = after ?? before;
    if (measure !== undefined) return { label, text: measure };
  }
  return { label: null, text: plain };
}

function isBare(text: string): boolean {
  return /^\d+(?:\.\d+| \d+\/\d+)?$/.test(text);
}

type Lengths = { inOrder: Inches[]; isRounded: boolean };

function listSpellings(parts: readonly Part[]): Lengths[] {
  const explicit = parts.filter(({ text }) => !isBare(text)).map(({ text }) => text);
  return listUnits(explicit).flatMap((withUnit) => {
    const read = parts.map(({ text }) => parseLength(isBare(text) ? withUnit(text) : text));
    const found = read.flatMap((parsed) => (parsed.ok ? [parsed] : []));
    const isRounded = found.some(({ rounded }) => rounded);
    return found.length === parts.length ? [{ inOrder: found.map((parsed) => parsed.inches), isRounded }] : [];
  });
}

/** An explicit unit also applies to the other numbers of the row: `2.6 x 4.1 x 23 m`. */
function listUnits(explicit: readonly string[]): ((text: string) => string)[] {
  const feet = (text: string) => `${text} ft`;
  const feetPointInches = (text: string) =>
    text.replace(/^(\d+)\.(\d{1,2})$/, '$1 ft $2 in').replace(/^(\d+)$/, '$1 ft');
  const rest = { inches: (text: string) => `${text} in`, meters: (text: string) => `${text} m` };
  if (explicit.some((text) => /m\w*\.?$/.test(text))) return [rest.meters];
  if (explicit.length > 0 && explicit.every((text) => /^[\d.,/ ]+(?:"|in)/.test(text))) return [rest.inches];
  if (explicit.length > 0) return [feetPointInches, feet];
  return [feetPointInches, feet, rest.inches, rest.meters];
}

/** Every assignment of the unlabeled lengths, width before height. */
function listOrders(parts: readonly Part[], { inOrder, isRounded }: Lengths): LoadRowReading[] {
  const fixed = Object.fromEntries(parts.flatMap(({ label }, at) => (label === null ? [] : [[label, inOrder[at]]])));
  const free = loadRowKeys.filter((key) => !(key in fixed));
  const loose = inOrder.filter((_, at) => parts[at]?.label === null);
  const orders = listPermutations(loose).map((order) => ({
    lengths: { ...fixed, ...Object.fromEntries(order.map((value, at) => [free[at], value])) },
    isRounded,
  }));
  return orders.filter((reading) => 'length' in fixed || isLongest(reading));
}

function isLongest({ lengths }: LoadRowReading): boolean {
  const { width = inches(0), height = inches(0), length } = lengths;
  return length === undefined || (length >= width && length >= height);
}

function isPossible(reading: LoadRowReading): boolean {
  return hasOnly(reading, (value, key) => value >= 1 && value <= maxima[key]);
}

function isUsual(reading: LoadRowReading): boolean {
  return hasOnly(reading, (value, key) => value >= usualLengths[key][0] && value <= usualLengths[key][1]);
}

function hasOnly(reading: LoadRowReading, isRight: (value: number, key: LoadRowKey) => boolean): boolean {
  return loadRowKeys.every((key) => {
    const value = reading.lengths[key];
    return value === undefined || isRight(value, key);
  });
}

function listPermutations(values: readonly Inches[]): Inches[][] {
  if (values.length < 2) return [[...values]];
  return values.flatMap((first, at) => listPermutations(values.toSpliced(at, 1)).map((rest) => [first, ...rest]));
}

function isSame(a: LoadRowReading, b: LoadRowReading): boolean {
  return loadRowKeys.every((key) => a.lengths[key] === b.lengths[key]);
}
