import type { Language } from '@wideload/contract/client';
import type { TextsOf } from '../../lib/texts-of.ts';
import { texts as en } from './en/site-texts.ts';
import { texts as es } from './es/site-texts.ts';

/** A new language is a folder next to these, and a line here and in `island-texts.ts`. */
export const siteTexts: Readonly<Record<Language, TextsOf<typeof en>>> = { en, es };
