import { formatPounds, parseLength, parsePounds, usualLengths } from '@wideload/domain';

/** The rules accept only digits. A text that cannot be read stays as it is, so that its message shows beside it. */
export function toPoundsText(text: string): string {
  const parsed = parsePounds(text);
  return parsed.ok ? String(parsed.pounds) : stripSeparators(text);
}

/** A trailer's length is in whole feet: `53 ft 6 in` is refused rather than rounded. */
export function toFeetText(text: string): string {
  const parsed = parseLength(text, usualLengths.trailerLength);
  return parsed.ok && parsed.inches % 12 === 0 ? String(parsed.inches / 12) : stripSeparators(text);
}

/** Undefined for a text that is digits already. */
export function describePounds(text: string): string | undefined {
  const parsed = parsePounds(text);
  return parsed.ok && !isPlain(text) ? `= ${formatPounds(parsed.pounds)}` : undefined;
}

export function describeFeet(text: string): string | undefined {
  const feet = toFeetText(text);
  return /^\d+$/.test(feet) && !isPlain(text) ? `= ${feet} ft` : undefined;
}

function isPlain(text: string): boolean {
  return /^[\d,\s]*$/.test(text);
}

function stripSeparators(text: string): string {
  return text.replace(/[\s,]/g, '');
}
