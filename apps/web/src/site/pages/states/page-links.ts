import type { Language } from '@wideload/contract/client';
import type { StateCode } from '@wideload/domain';
import type { StateTexts } from './state-figures.ts';

export type StatePageProps = {
  texts: StateTexts;
  language: Language;
  /** Returns a path of the site in the language of the page. */
  at: (path: string) => string;
  /** Returns the address of the load check with one state selected. */
  checkHref: (code: StateCode) => string;
};
