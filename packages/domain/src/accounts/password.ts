import { commonPasswords } from './common-passwords.ts';

const categories = [/\p{L}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

/** The sign-up rule of spec [5], for a password exactly as typed. */
export function isStrongPassword(password: string): boolean {
  // Characters as a person counts them, not UTF-16 units.
  const length = [...password].length;
  const used = categories.filter((category) => category.test(password)).length;
  return length >= 8 && length <= 20 && used >= 2;
}

/** Case is ignored: capitals do not make a common password safer. */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.toLowerCase());
}
