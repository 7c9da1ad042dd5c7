import { formatLengthWords, inches, parseLength, type LengthRange } from '@wideload/domain';
import { describeParsed, formatReading, type LengthWords } from './length-words.ts';
import * as texts from './lengths.texts.ts';
import { isPlainFeet, noParts, parseFeet, parseParts, splitInches, type TwoParts } from './two-parts.ts';

/** The content of a length field: feet and inches, or `text`, which takes precedence. */
export type LengthValue = TwoParts & { text?: string };

export type LengthForm = 'one' | 'two';

export const plainWords: LengthWords = {
  format: formatLengthWords,
  rounded: texts.rounded,
  describeReading: formatReading,
};

export const noLength: LengthValue = noParts;

export function toLengthValue(text: string): LengthValue {
  return text === '' ? noLength : { ...noParts, text };
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
  return length === null ? { ...noParts, feet: value.text } : splitInches(length);
}

export function formatLengthText(value: number | null): string {
  return value === null ? '' : formatLengthWords(inches(value));
}

export function describeParts(value: LengthValue): string | undefined {
  if (value.text !== undefined || isPlainFeet(value)) return undefined;
  return describeParsed(value.feet, parseFeet(value.feet), plainWords);
}
