import { feetAndInches, inches, parseLength, type ParsedLength } from '@wideload/domain';

/** What stands in the two parts of a length field: any text, and a choice of '0' to '11'. */
export type TwoParts = { feet: string; inches: string };

export const noParts: TwoParts = { feet: '', inches: '0' };

/** A length typed or pasted whole into the feet (`13'6"`, `13.5 ft`, `4.11 m`), taken apart; anything else as it was. */
export function tidyParts(parts: TwoParts): TwoParts {
  if (isPlainFeet(parts)) return { ...parts, feet: parts.feet.trim() };
  const parsed = parseFeet(parts.feet);
  return parsed.ok ? splitInches(parsed.inches) : parts;
}

/** A length in the field for feet, where a number with a fraction (`14½`) needs no unit. */
export function parseFeet(text: string): ParsedLength {
  const isFeet = /^\s*\d+\s*(?:\s\d+\/\d+|[¼½¾⅓⅔⅛⅜⅝⅞])\s*$/.test(text);
  return parseLength(isFeet ? `${text} ft` : text);
}

/** Inches, or null for what is no length (yet). */
export function parseParts(parts: TwoParts): number | null {
  const { feet, inches: rest } = tidyParts(parts);
  const length = /^\d+$/.test(feet) ? Number(feet) * 12 + Number(rest) : Number.NaN;
  // Also without endless digits, which are no number that anything could be done with.
  return Number.isSafeInteger(length) ? length : null;
}

/** The two parts of a length in inches. */
export function splitInches(value: number | null): TwoParts {
  if (value === null) return noParts;
  const parts = feetAndInches(inches(value));
  return { feet: String(parts.feet), inches: String(parts.inches) };
}

/** Digits or nothing, as the two-part field asks for. */
export function isPlainFeet({ feet }: TwoParts): boolean {
  return /^\s*\d*\s*$/.test(feet);
}
