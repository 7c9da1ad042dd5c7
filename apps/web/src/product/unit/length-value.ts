import {
  formatLengthWords,
  inches,
  parseLength,
  type LengthRange,
  toFeetAndInches,
  type ParsedLength,
} from '@wideload/domain';
import { describeParsed, formatReading, type LengthWords } from './length-words.ts';
import * as texts from './lengths.texts.ts';

export type TwoParts = { feet: string; inches: string };

/** The content of a length field: feet and inches, or `text`, which takes precedence. */
export type LengthValue = TwoParts & { text?: string };

export const noLength: LengthValue = { feet: '', inches: '0' };

export function tidyParts(parts: TwoParts): TwoParts {
  if (isPlainFeet(parts)) return { ...parts, feet: parts.feet.trim() };
  const parsed = parseFeet(parts.feet);
  return parsed.ok ? splitInches(parsed.inches) : parts;
}

/** A number with a fraction (`14½`) needs no unit. */
export function parseFeet(text: string): ParsedLength {
  const isFeet = /^\s*\d+\s*(?:\s\d+\/\d+|[¼½¾⅓⅔⅛⅜⅝⅞])\s*$/.test(text);
  return parseLength(isFeet ? `${text} ft` : text);
}

export function parseParts(parts: TwoParts): number | null {
  const { feet, inches: rest } = tidyParts(parts);
  const length = /^\d+$/.test(feet) ? Number(feet) * 12 + Number(rest) : Number.NaN;
  // A very long number exceeds the safe integers.
  return Number.isSafeInteger(length) ? length : null;
}

export function splitInches(value: number | null): TwoParts {
  if (value === null) return noLength;
  const parts = toFeetAndInches(inches(value));
  return { feet: String(parts.feet), inches: String(parts.inches) };
}

export function isPlainFeet({ feet }: TwoParts): boolean {
  return /^\s*\d*\s*$/.test(feet);
}

export type LengthForm = 'one' | 'two';

export const plainWords: LengthWords = {
  format: formatLengthWords,
  rounded: texts.rounded,
  describeReading: formatReading,
};

export function toLengthValue(text: string): LengthValue {
  return text === '' ? noLength : { ...noLength, text };
}

export function isBlankLength({ feet, inches: rest, text }: LengthValue): boolean {
  return text === undefined && feet === '' && rest === '0';
}

export function parseLengthValue(value: LengthValue, usual: LengthRange | null = null): number | null {
  if (value.text === undefined) return parseParts(value);
  const parsed = parseLength(value.text, usual);
  return parsed.ok ? parsed.inches : null;
}

/** Invalid parts must not look like a length here. */
export function toLengthText(value: LengthValue): string {
  if (value.text !== undefined) return value.text;
  const length = parseParts(value);
  if (length !== null) return formatLengthText(length);
  return value.inches === '0' ? value.feet : `${value.feet} ft ${value.inches} in`.trim();
}

/** The feet hold a text that is not yet a length. */
export function toParts(value: LengthValue, usual: LengthRange | null = null): TwoParts {
  if (value.text === undefined) return value;
  const length = parseLengthValue(value, usual);
  return length === null ? { ...noLength, feet: value.text } : splitInches(length);
}

export function formatLengthText(value: number | null): string {
  return value === null ? '' : formatLengthWords(inches(value));
}

export function describeParts(value: LengthValue): string | undefined {
  if (value.text !== undefined || isPlainFeet(value)) return undefined;
  return describeParsed(value.feet, parseFeet(value.feet), plainWords);
}
