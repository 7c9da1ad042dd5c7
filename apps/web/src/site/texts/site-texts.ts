import type { TextsOf } from '#lib/texts-of.ts';
import { byLanguage } from './by-language.ts';
import type { texts as english } from './en/site-texts.ts';

/** The texts that the server renders. */
export const siteTexts = byLanguage(
  import.meta.glob<TextsOf<typeof english>>('./*/site-texts.ts', { eager: true, import: 'texts' }),
  'site-texts.ts',
);
