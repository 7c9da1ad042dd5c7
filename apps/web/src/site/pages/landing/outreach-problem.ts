import { isEmailAddress, isPhoneNumber, normalizeEmail, splitPhone } from '@wideload/domain';

export type OutreachControl = HTMLInputElement | HTMLTextAreaElement;

const MAX_DIGITS = 10;

/** The server applies the same rules. */
export function findProblem({ value, dataset }: OutreachControl): string | null {
  const text = value.trim();
  const { missing, kind, wrong = '', tooLong = '' } = dataset;
  if (text === '') return missing ?? null;
  if (kind === 'email') return isEmailAddress(normalizeEmail(text)) ? null : wrong;
  if (kind !== 'phone') return null;
  const { number } = splitPhone(text);
  if (!isPhoneNumber(number)) return wrong;
  return number.replace('+52', '').length > MAX_DIGITS ? tooLong : null;
}
