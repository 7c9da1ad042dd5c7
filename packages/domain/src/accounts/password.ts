import { commonPasswords } from './common-passwords.ts';

/** The sign-up rule, in the specification's words [5]. */
export const passwordRule = 'Use 8-20 characters from at least 2 categories:letters,numbers,special characters';

const categories = [/\p{L}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

/** The rule's sentence when the password, exactly as typed, does not follow it; else null. */
export function passwordProblem(password: string): string | null {
  // Characters as a person counts them, not UTF-16 units.
  const length = [...password].length;
  const used = categories.filter((category) => category.test(password)).length;
  return length >= 8 && length <= 20 && used >= 2 ? null : passwordRule;
}

/** One of the passwords that are tried first; capitals do not help. */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.toLowerCase());
}
