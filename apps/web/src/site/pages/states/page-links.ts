import type { Language } from '@wideload/contract/client';
import type { StateCode } from '@wideload/domain';
import type { StateTexts } from './state-figures.ts';

/** What every page of the states is given from outside. */
export type StatePageProps = {
  texts: StateTexts;
  language: Language;
  /** A path of the site in the language of the page. */
  at: (path: string) => string;
  /** The load check with one state picked. */
  checkHref: (code: StateCode) => string;
};
