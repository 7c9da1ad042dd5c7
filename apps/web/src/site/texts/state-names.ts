import type { Language } from '@wideload/contract/client';
import { stateCodes, stateName, type StateCode } from '@wideload/domain';
import { stateNameEs } from './es/state-names.ts';

export function stateNameIn(language: Language, code: StateCode): string {
  return language === 'es' ? stateNameEs(code) : stateName(code);
}

/** As it stands in a sentence: `Ohio`, `the District of Columbia`. */
export function statePlaceIn(language: Language, code: StateCode): string {
  const name = stateNameIn(language, code);
  if (code !== 'DC') return name;
  return language === 'es' ? `el ${name}` : `the ${name}`;
}

/** The states in the order of their names in a language. */
export function statesIn(language: Language): StateCode[] {
  const { compare } = new Intl.Collator(language);
  return stateCodes.toSorted((a, b) => compare(stateNameIn(language, a), stateNameIn(language, b)));
}
