import type { Language } from '@wideload/contract/client';
import type { StateCode } from '@wideload/domain';
import type { StateTexts } from './state-figures.ts';

export type StatePageProps = {
  texts: StateTexts;
  language: Language;
  at: (path: string) => string;
  checkHref: (code: StateCode) => string;
};
