import type { Language } from '@wideload/contract/client';
import type { BridgeTexts } from './bridge-words.ts';

export type BridgePageProps = {
  texts: BridgeTexts;
  language: Language;
  /** Returns a path of the site in the language of the page. */
  at: (path: string) => string;
};
