import { formatLengthWords, type Inches, inches } from './length.ts';
import type { LengthRange } from '../load/load.ts';
import { normalizeMeasure } from './measure-text.ts';
import { parseLength } from './parse-length.ts';

/** One possible meaning of an ambiguous length: a spelling that `parseLength` accepts, and its value. */
export type LengthReading = { text: string; inches: Inches; rounded: boolean };

/** More choices would be a list to study rather than a question. */
const offered = 3;

/**
 * What a text that `parseLength` (with the field's `usual` lengths) refuses as ambiguous could mean, likeliest first, at most three of different lengths and none above
 * `most`: `13.6` is 13 ft 6 in, 13.6 ft or 13.6 m. Empty for a text that is read, or in which nothing can be recognised.
 */
export function listLengthReadings(text: string, most: Inches, usual: LengthRange | null = null): LengthReading[] {
  const parsed = parseLength(text, usual);
  if (parsed.ok || parsed.because !== 'length.ambiguous') return [];
  const readings: LengthReading[] = [];
  for (const spelling of listSpellings(normalizeMeasure(text))) {
    const read = parseLength(spelling);
    if (!read.ok || read.inches > most || readings.some((other) => other.inches === read.inches)) continue;
    readings.push({ text: spelling, inches: read.inches, rounded: read.rounded });
  }
  return readings.slice(0, offered);
}

function listSpellings(plain: string): string[] {
  return bareSpellings(plain) ?? commaSpellings(plain) ?? pointSpellings(plain) ?? sumSpellings(plain);
}

/** A bare number. */
function bareSpellings(plain: string): string[] | null {
  if (/^\d+$/.test(plain) || /^(?:\d+ )?\d+\/\d+$/.test(plain)) return [`${plain} ft`, `${plain} in`];
  const [, whole = '', sign = '', rest = ''] = /^(\d*)([.,])(\d+)$/.exec(plain) ?? [];
  if (sign === '') return null;
  const decimal = `${whole === '' ? '0' : whole}.${rest}`;
  if (sign === ',' && rest.length === 3) return [`${whole}${rest} in`, `${whole}${rest} ft`, `${decimal} m`];
  const pair = whole !== '' && rest.length < 3 && Number(rest) < 12 ? [`${whole} ft ${Number(rest)} in`] : [];
  const metresFirst = sign === ',' ? [`${decimal} m`, `${decimal} ft`] : [`${decimal} ft`, `${decimal} m`];
  return [...pair, ...metresFirst, `${decimal} in`];
}

/** A decimal comma before a unit. */
function commaSpellings(plain: string): string[] | null {
  const [, whole, rest, unit] = /^(\d+),(\d+) ?([^\d.,]+)$/.exec(plain) ?? [];
  return whole === undefined ? null : [`${whole}.${rest} ${unit}`, `${whole}${rest} ${unit}`];
}

/** A point between a word and a number: the end of the word, or of a whole number. */
function pointSpellings(plain: string): string[] | null {
  if (!/[a-z]\.\d/.test(plain)) return null;
  return [plain.replace(/(?<=[a-z])\.(?=\d)/g, ' '), plain.replace(/(?<=[a-z])\.(?=\d)/g, ' 0.')];
}

/** Feet and inches with 12 or more inches, or with fractional feet: added up. */
function sumSpellings(plain: string): string[] {
  const [, feet, rest] = /^(\d+(?:\.\d+)?)[^\d.,/]+(\d+)[^\d.,/]*$/.exec(plain) ?? [];
  const sum = Number(feet) * 12 + Number(rest);
  return Number.isSafeInteger(sum) ? [formatLengthWords(inches(sum))] : [];
}
