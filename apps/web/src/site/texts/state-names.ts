import type { Language } from '@wideload/contract/client';
import { stateCodes, type StateCode } from '@wideload/domain';
import { siteTexts } from './site-texts.ts';

export function findStateName(language: Language, code: StateCode): string {
  return siteTexts[language].stateNames.name(code);
}

export function findStatePlace(language: Language, code: StateCode): string {
  return siteTexts[language].stateNames.place(code);
}

export function listStates(language: Language): StateCode[] {
  const { compare } = new Intl.Collator(language);
  return stateCodes.toSorted((a, b) => compare(findStateName(language, a), findStateName(language, b)));
}
