import { toFeetAndInches, inches, parseLength, type ParsedLength } from '@wideload/domain';

export type TwoParts = { feet: string; inches: string };

export const noParts: TwoParts = { feet: '', inches: '0' };

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
  if (value === null) return noParts;
  const parts = toFeetAndInches(inches(value));
  return { feet: String(parts.feet), inches: String(parts.inches) };
}

export function isPlainFeet({ feet }: TwoParts): boolean {
  return /^\s*\d*\s*$/.test(feet);
}
