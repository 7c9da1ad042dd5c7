import type { Language } from '@wideload/contract/client';
import { remember } from './remember.ts';

// American English would put a comma before the last word.
const locales: Record<Language, string> = { en: 'en-GB', es: 'es-US' };

const getFormats = remember((language: Language) => ({
  and: new Intl.ListFormat(locales[language], { type: 'conjunction' }),
  or: new Intl.ListFormat(locales[language], { type: 'disjunction' }),
}));

/** `a`, `a and b`, `a, b and c`; `Texas u Ohio` in Spanish. */
export function formatList(words: readonly string[], link: 'and' | 'or' = 'and', language: Language = 'en'): string {
  return getFormats(language)[link].format(words);
}
