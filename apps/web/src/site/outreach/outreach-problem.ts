import { normalizePhone } from '@wideload/domain';

export type OutreachControl = HTMLInputElement | HTMLTextAreaElement;

const MOST_DIGITS = 10;

/** What is wrong with a field, in the words that its markup carries; null where nothing is. The server judges by the same rules. */
export function problemOf({ value, dataset }: OutreachControl): string | null {
  const text = value.trim();
  const { missing, kind, wrong = '', tooLong = '' } = dataset;
  if (text === '') return missing ?? null;
  if (kind === 'email') return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? null : wrong;
  if (kind !== 'phone') return null;
  const digits = normalizePhone(text);
  if (!/^\d+$/.test(digits)) return wrong;
  return digits.length > MOST_DIGITS ? tooLong : null;
}
