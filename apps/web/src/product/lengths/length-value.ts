import { formatLengthWords, inches, parseLength, readingWords, type LengthRange } from '@wideload/domain';
import { describeParsed, type LengthWords } from './length-words.ts';
import * as texts from './lengths.texts.ts';
import { isPlainFeet, noParts, parseFeet, parseParts, splitInches, type TwoParts } from './two-parts.ts';

/** The content of a length field: feet and inches, or the text of the one field, which then counts in their place. */
export type LengthValue = TwoParts & { text?: string };

/** The field holds one text or two parts; a person chooses, and either shows what was typed in the other. */
export type LengthForm = 'one' | 'two';

/** `13 ft 6 in`: the words of the signed-in area. */
export const plainWords: LengthWords = {
  format: formatLengthWords,
  rounded: texts.rounded,
  describeReading: readingWords,
};

export const noLength: LengthValue = noParts;

/** The value of a text that was typed into the one field. */
export function toLengthValue(text: string): LengthValue {
  return text === '' ? noLength : { ...noParts, text };
}

export function isBlankLength({ feet, inches: rest, text }: LengthValue): boolean {
  return text === undefined && feet === '' && rest === '0';
}

/** Inches, or null for what is no length (yet). */
export function parseLengthValue(value: LengthValue, usual: LengthRange | null = null): number | null {
  if (value.text === undefined) return parseParts(value);
  const parsed = parseLength(value.text, usual);
  return parsed.ok ? parsed.inches : null;
}

/** The text of the one field. Parts that are no length must not look like one here. */
export function toLengthText(value: LengthValue): string {
  if (value.text !== undefined) return value.text;
  const length = parseParts(value);
  if (length !== null) return formatLengthText(length);
  return value.inches === '0' ? value.feet : `${value.feet} ft ${value.inches} in`.trim();
}

/** The parts of the two-part field: its feet hold a text that is no length yet. */
export function toParts(value: LengthValue, usual: LengthRange | null = null): TwoParts {
  if (value.text === undefined) return value;
  const length = parseLengthValue(value, usual);
  return length === null ? { ...noParts, feet: value.text } : splitInches(length);
}

/** A length as the one field shows it when nobody typed it there. */
export function formatLengthText(value: number | null): string {
  return value === null ? '' : formatLengthWords(inches(value));
}

/** The meaning of what stands in the feet of the two parts; undefined for plain feet. */
export function describeParts(value: LengthValue): string | undefined {
  if (value.text !== undefined || isPlainFeet(value)) return undefined;
  return describeParsed(value.feet, parseFeet(value.feet), plainWords);
}
