import type { Language } from '@wideload/contract/client';
import type { RuleWords } from '@wideload/contract/rules';
import type { StateCode } from '@wideload/domain';
import type { StateTexts } from './state-figures.ts';

export type StatePageProps = {
  texts: StateTexts;
  rules: RuleWords;
  language: Language;
  at: (path: string) => string;
  checkHref: (code: StateCode) => string;
};
