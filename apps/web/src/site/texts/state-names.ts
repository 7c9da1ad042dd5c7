import type { Language } from '@wideload/contract/client';
import { stateCodes, type StateCode } from '@wideload/domain';
import { siteTexts } from './site-texts.ts';

export function findStateName(language: Language, code: StateCode): string {
  return siteTexts[language].stateNames.name(code);
}

/** The name within a sentence: `Ohio`, `the District of Columbia`. */
export function findStatePlace(language: Language, code: StateCode): string {
  return siteTexts[language].stateNames.place(code);
}

/** Sorts the states by their names in a language. */
export function listStates(language: Language): StateCode[] {
  const { compare } = new Intl.Collator(language);
  return stateCodes.toSorted((a, b) => compare(findStateName(language, a), findStateName(language, b)));
}
