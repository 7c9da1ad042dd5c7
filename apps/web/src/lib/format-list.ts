import type { Language } from '@wideload/contract/client';

const types = { and: 'conjunction', or: 'disjunction' } as const;

// American English would put a comma before the last word.
const locales: Record<Language, string> = { en: 'en-GB', es: 'es-US' };

/** `a`, `a and b`, `a, b and c`; `Texas u Ohio` in Spanish. */
export function formatList(
  words: readonly string[],
  link: keyof typeof types = 'and',
  language: Language = 'en',
): string {
  return new Intl.ListFormat(locales[language], { type: types[link] }).format(words);
}
