import { isEmailAddress, normalizePhone } from '@wideload/domain';

export type OutreachControl = HTMLInputElement | HTMLTextAreaElement;

const MAX_DIGITS = 10;

/** The server applies the same rules. */
export function findProblem({ value, dataset }: OutreachControl): string | null {
  const text = value.trim();
  const { missing, kind, wrong = '', tooLong = '' } = dataset;
  if (text === '') return missing ?? null;
  if (kind === 'email') return isEmailAddress(text) ? null : wrong;
  if (kind !== 'phone') return null;
  const digits = normalizePhone(text);
  if (!/^\d+$/.test(digits)) return wrong;
  return digits.length > MAX_DIGITS ? tooLong : null;
}
