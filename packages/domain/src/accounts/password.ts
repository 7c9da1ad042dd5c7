import { commonPasswords } from './common-passwords.ts';

const categories = [/\p{L}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

/** The sign-up rule of spec [5]; the password is never trimmed. */
export function isStrongPassword(password: string): boolean {
  const length = [...password].length;
  const used = categories.filter((category) => category.test(password)).length;
  return length >= 8 && length <= 20 && used >= 2;
}

export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.toLowerCase());
}
