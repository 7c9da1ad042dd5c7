import {
  roundToBridgeFeet,
  computeBridgeLimit,
  toFeetAndInches,
  inches,
  orderableStates,
  spanishStateNames,
  stateFacts,
  stateName,
} from '@wideload/domain';
import type { OrderableState, StateFacts } from '@wideload/domain';

export type DemoLanguage = 'en' | 'es';

const units = {
  en: { feet: 'feet', inches: 'inches', pounds: 'pounds' },
  es: { feet: 'pies', inches: 'pulgadas', pounds: 'libras' },
} as const satisfies Record<DemoLanguage, object>;

/** `12 feet`, `14 feet 6 inches` */
export function formatFeet(length: number, language: DemoLanguage): string {
  const unit = units[language];
  const { feet, inches: rest } = toFeetAndInches(inches(length));
  return rest === 0 ? `${feet} ${unit.feet}` : `${feet} ${unit.feet} ${rest} ${unit.inches}`;
}

export function formatPounds(weight: number, language: DemoLanguage): string {
  return `${new Intl.NumberFormat(`${language}-US`).format(weight)} ${units[language].pounds}`;
}

export function formatState(state: OrderableState, language: DemoLanguage): string {
  return (language === 'es' ? spanishStateNames[state] : undefined) ?? stateName(state);
}

/** Only states with permits for sale. */
export function findStates(holds: (facts: StateFacts) => boolean): OrderableState[] {
  return orderableStates.filter((code) => holds(stateFacts[code]));
}

export function countStates(holds: (facts: StateFacts) => boolean): number {
  return findStates(holds).length;
}

// American English would put a comma before the last word.
const listLocales: Record<DemoLanguage, string> = { en: 'en-GB', es: 'es-US' };

/** `a`, `a or b`, `a, b or c` */
export function joinAlternatives(words: readonly string[], language: DemoLanguage): string {
  return new Intl.ListFormat(listLocales[language], { type: 'disjunction' }).format(words);
}

/** `Ohio`, `Ohio and Texas`, `Maine, Ohio and Texas` */
export function joinStates(states: readonly OrderableState[], language: DemoLanguage): string {
  const names = states.map((state) => formatState(state, language));
  return new Intl.ListFormat(listLocales[language], { type: 'conjunction' }).format(names);
}

export const howManyStates: number = orderableStates.length;

/** `length` from the first to the last axle, in inches. */
export function computeGroupLimit(axles: number, length: number, language: DemoLanguage): string {
  return formatPounds(computeBridgeLimit(axles, roundToBridgeFeet(length)), language);
}
