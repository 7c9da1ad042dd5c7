import { formatLengthWords, type Inches, inches, type LengthRange } from './length.ts';
import { normalizeMeasure } from './measure-text.ts';
import { parseLength } from './parse-length.ts';

export type LengthReading = { text: string; inches: Inches; rounded: boolean };

const maxReadings = 3;

/**
 * Possible meanings of a text that `parseLength` refuses as ambiguous, likeliest first, none above `most`: `13.6` is 13
 * ft 6 in, 13.6 ft or 13.6 m.
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
  return readings.slice(0, maxReadings);
}

function listSpellings(plain: string): string[] {
  return listBareSpellings(plain) ?? listCommaSpellings(plain) ?? listPointSpellings(plain) ?? listSumSpellings(plain);
}

function listBareSpellings(plain: string): string[] | null {
  if (/^\d+$/.test(plain) || /^(?:\d+ )?\d+\/\d+$/.test(plain)) return [`${plain} ft`, `${plain} in`];
  const [, whole = '', sign = '', rest = ''] = /^(\d*)([.,])(\d+)$/.exec(plain) ?? [];
  if (sign === '') return null;
  const decimal = `${whole === '' ? '0' : whole}.${rest}`;
  if (sign === ',' && rest.length === 3) return [`${whole}${rest} in`, `${whole}${rest} ft`, `${decimal} m`];
  const pair = whole !== '' && rest.length < 3 && Number(rest) < 12 ? [`${whole} ft ${Number(rest)} in`] : [];
  const metersFirst = sign === ',' ? [`${decimal} m`, `${decimal} ft`] : [`${decimal} ft`, `${decimal} m`];
  return [...pair, ...metersFirst, `${decimal} in`];
}

function listCommaSpellings(plain: string): string[] | null {
  const [, whole, rest, unit] = /^(\d+),(\d+) ?([^\d.,]+)$/.exec(plain) ?? [];
  return whole === undefined ? null : [`${whole}.${rest} ${unit}`, `${whole}${rest} ${unit}`];
}

function listPointSpellings(plain: string): string[] | null {
  if (!/[a-z]\.\d/.test(plain)) return null;
  return [plain.replace(/(?<=[a-z])\.(?=\d)/g, ' '), plain.replace(/(?<=[a-z])\.(?=\d)/g, ' 0.')];
}

function listSumSpellings(plain: string): string[] {
  const [, feet, rest] = /^(\d+(?:\.\d+)?)[^\d.,/]+(\d+)[^\d.,/]*$/.exec(plain) ?? [];
  const sum = Number(feet) * 12 + Number(rest);
  return Number.isSafeInteger(sum) ? [formatLengthWords(inches(sum))] : [];
}

/**
 * `14.2'` is 14.2 ft, and some people write it for 14 ft 2 in. Returns the other meaning; null for halves, which are feet, and for
 * parts that no foot has (`14.25'`).
 */
export function findOtherFeetReading(text: string): LengthReading | null {
  const [, feet, rest = ''] = /^(\d+)\.(\d{1,2}) ?(?:'|feet|foot|fts?\.?|pies?)$/.exec(normalizeMeasure(text)) ?? [];
  if (feet === undefined || Number(rest) > 11 || /^(?:0+|50?)$/.test(rest)) return null;
  const spelling = `${feet} ft ${Number(rest)} in`;
  const read = parseLength(spelling);
  return read.ok ? { text: spelling, inches: read.inches, rounded: read.rounded } : null;
}
