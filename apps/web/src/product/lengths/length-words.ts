import type { Inches, LengthReading, ParsedLength } from '@wideload/domain';

/** How a length field speaks of lengths. */
export type LengthWords = {
  format: (length: Inches) => string;
  rounded: string;
  /** One possible meaning of a text. */
  describeReading: (reading: LengthReading) => string;
  /** Asks before the possible meanings. */
  question?: string;
};

/** The meaning of a text, `= 13 ft 6 in`; undefined for no length, and for a text that says just that. */
export function describeParsed(text: string, parsed: ParsedLength, words: LengthWords): string | undefined {
  if (!parsed.ok || text.trim() === words.format(parsed.inches)) return undefined;
  return `= ${words.format(parsed.inches)}${parsed.rounded ? `, ${words.rounded}` : ''}`;
}
