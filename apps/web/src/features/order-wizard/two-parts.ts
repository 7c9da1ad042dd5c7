import { feetAndInches, formatLengthWords, inches, parseLength } from '@wideload/domain';

/** What stands in the two parts of a length field: any text, and a choice of '0' to '11'. */
export type TwoParts = { feet: string; inches: string };

export const noParts: TwoParts = { feet: '', inches: '0' };

/** A length typed or pasted whole into the feet (`13'6"`, `13.5 ft`, `4.11 m`), taken apart; anything else as it was. */
export function tidiedParts(parts: TwoParts): TwoParts {
  if (/^\s*\d*\s*$/.test(parts.feet)) return { ...parts, feet: parts.feet.trim() };
  const parsed = parseLength(parts.feet);
  return parsed.ok ? partsOf(parsed.inches) : parts;
}

/** What a length typed whole was understood as, before it is taken apart; undefined for plain feet. */
export function readingOf(parts: TwoParts): string | undefined {
  const parsed = parseLength(parts.feet);
  if (!parsed.ok || /^\s*\d*\s*$/.test(parts.feet)) return undefined;
  return `= ${formatLengthWords(parsed.inches)}${parsed.rounded ? ', rounded up to a whole inch' : ''}`;
}

/** Inches, or null for what is no length (yet). */
export function inchesIn(parts: TwoParts): number | null {
  const { feet, inches: rest } = tidiedParts(parts);
  const length = /^\d+$/.test(feet) ? Number(feet) * 12 + Number(rest) : Number.NaN;
  // Also without endless digits, which are no number that anything could be done with.
  return Number.isSafeInteger(length) ? length : null;
}

/** The two parts of a length in inches. */
export function partsOf(value: number | null): TwoParts {
  if (value === null) return noParts;
  const parts = feetAndInches(inches(value));
  return { feet: String(parts.feet), inches: String(parts.inches) };
}
