import { formatLengthWords, readingWords, type Inches, type LengthReading, type ParsedLength } from '@wideload/domain';
import * as texts from './lengths.texts.ts';

/** How a length field speaks of lengths. */
export type LengthWords = {
  format: (length: Inches) => string;
  rounded: string;
  /** One possible meaning of a text. */
  describeReading: (reading: LengthReading) => string;
  /** Asks before the possible meanings. */
  question?: string;
};

/** `13 ft 6 in`, in English. */
export const plainWords: LengthWords = {
  format: formatLengthWords,
  rounded: texts.rounded,
  describeReading: readingWords,
};

/** The meaning of a text, `= 13 ft 6 in`; undefined for no length, and for a text that says just that. */
export function describeParsed(text: string, parsed: ParsedLength, words: LengthWords): string | undefined {
  if (!parsed.ok || text.trim() === words.format(parsed.inches)) return undefined;
  return `= ${words.format(parsed.inches)}${parsed.rounded ? `, ${words.rounded}` : ''}`;
}
