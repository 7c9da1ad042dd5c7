import { formatLengthWords, type Inches, type LengthReading, type ParsedLength } from '@wideload/domain';
import * as texts from './lengths.texts.ts';

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

/** A reading with its conversion if that is not obvious: `13 ft 6 in`, `13.6 ft = 13 ft 8 in, rounded up`. */
export function formatReading({ text, inches: length, rounded }: LengthReading): string {
  const words = formatLengthWords(length);
  if (words === text || words === `${text} 0 in`) return text;
  return `${text} = ${words}${rounded ? `, ${texts.roundedUp}` : ''}`;
}
