import type { Inches, LengthReading, ParsedLength } from '@wideload/domain';

export type LengthWords = {
  format: (length: Inches) => string;
  rounded: string;
  describeReading: (reading: LengthReading) => string;
  question?: string;
};

/** Undefined for no length, and for a text that already has this form. */
export function describeParsed(text: string, parsed: ParsedLength, words: LengthWords): string | undefined {
  if (!parsed.ok || text.trim() === words.format(parsed.inches)) return undefined;
  return `= ${words.format(parsed.inches)}${parsed.rounded ? `, ${words.rounded}` : ''}`;
}
