import { stateFacts, type OrderableState } from '@wideload/domain';
import {
  findStates,
  formatFeet,
  formatState,
  joinAlternatives,
  joinStates,
  type DemoLanguage,
} from './article-figures.ts';

export function getEscorts(state: OrderableState) {
  return stateFacts[state].escorts;
}

export const statesAtTwelveFeet = findStates(({ escorts }) => escorts.widthIn === 144);
export const statesBeforeTwelveFeet = findStates(({ escorts }) => escorts.widthIn < 144);
export const statesAtFourteenFeet = findStates(({ escorts }) => escorts.widthIn === 168);
export const statesBeyondFourteenFeet = findStates(({ escorts }) => escorts.widthIn > 168);
export const moreGenerousOnFourLanes = findStates(({ escorts }) => escorts.widthMultilaneIn > escorts.widthIn);

/** `75 feet in Georgia, Kentucky and West Virginia` */
export function formatLengthWithStates(length: number, language: DemoLanguage): string {
  const states = findStates(({ escorts }) => escorts.lengthIn === length);
  return `${formatFeet(length, language)} ${language === 'es' ? 'en' : 'in'} ${joinStates(states, language)}`;
}

const words = {
  en: { from: 'From', beyond: 'Beyond', width: 'of width', length: 'of length', height: 'of height' },
  es: { from: 'Desde', beyond: 'Con más de', width: 'de ancho', length: 'de largo', height: 'de alto' },
} as const satisfies Record<DemoLanguage, object>;

/** `Beyond 14 feet of width, 110 feet of length or 17 feet of height` */
function describeFirstEscort(state: OrderableState, language: DemoLanguage): string {
  const { widthIn, lengthIn, heightIn, comparison } = getEscorts(state);
  const { from, beyond, width, length, height } = words[language];
  const sizes = [
    `${formatFeet(widthIn, language)} ${width}`,
    ...(lengthIn === null ? [] : [`${formatFeet(lengthIn, language)} ${length}`]),
    ...(heightIn === null ? [] : [`${formatFeet(heightIn, language)} ${height}`]),
  ];
  return `${comparison === 'gte' ? from : beyond} ${joinAlternatives(sizes, language)}`;
}

export function renderEscortEntry(state: OrderableState, more: string, language: DemoLanguage): string {
  return `<li><p><strong>${formatState(state, language)}.</strong> ${describeFirstEscort(state, language)}. ${more}</p></li>`;
}
