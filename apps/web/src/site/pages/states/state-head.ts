// What search engines read of a state's page.
import type { Language } from '@wideload/contract/client';
import { getFirstEscortWidth, stateFacts, toStateSlug, type StateCode, type StateFacts } from '@wideload/domain';
import { breadcrumbFacts } from '../../../lib/breadcrumb-facts.ts';
import { eitherOf, lengthText, moneyText } from '../../../lib/figure-text.ts';
import { stateNameIn, statePlaceIn } from '../../texts/state-names.ts';
import { limitWords, type StateTexts } from './state-figures.ts';

export type Given = { texts: StateTexts; language: Language };
/** `whole`: a page's path as an address with its origin, in the language of the page. */
export type WholeAddress = (path: string) => string;

export const statePath = (code: StateCode) => `/states/${toStateSlug(code)}`;

function moreOf({ fee, escorts }: StateFacts, { texts, language }: Given): string {
  const width = lengthText(getFirstEscortWidth(escorts));
  const amount = fee.amount === null ? null : moneyText(fee.amount, language);
  return [
    ...(amount === null ? [] : [fee.chargedDaily ? texts.descriptionDailyFee(amount) : texts.descriptionFee(amount)]),
    escorts.comparison === 'gte' ? texts.descriptionEscortFrom(width) : texts.descriptionEscort(width),
  ].join(' ');
}

/** The permit itself is the state's: who issues it, where and for how long it holds. */
function permitFacts({ code, agency, fee }: StateFacts, { texts, language }: Given): object {
  const { name, url, phone } = agency;
  return {
    '@type': 'GovernmentPermit',
    name: texts.permitName(stateNameIn(language, code)),
    issuedBy: { '@type': 'GovernmentOrganization', name, url, ...(phone === null ? {} : { telephone: phone }) },
    validIn: { '@type': 'AdministrativeArea', name: stateNameIn(language, code) },
    ...(fee.validityDays === null ? {} : { validFor: `P${fee.validityDays}D` }),
  };
}

/** Title, description and structured data of a state's page. */
export function stateHead(code: StateCode, given: Given, whole: WholeAddress) {
  const { texts, language } = given;
  const facts = stateFacts[code];
  const { legal, fee } = facts;
  const name = stateNameIn(language, code);
  const amount = fee.amount === null ? null : moneyText(fee.amount, language);
  const steps = [
    { name: texts.home, path: '/' },
    { name: texts.states, path: '/states' },
    { name, path: statePath(code) },
  ];
  return {
    title: texts.title(name, lengthText(legal.widthIn), lengthText(legal.heightIn), amount),
    description: texts.description(
      statePlaceIn(language, code),
      eitherOf(limitWords(facts, given), language),
      moreOf(facts, given),
    ),
    facts: {
      '@context': 'https://schema.org',
      '@graph': [breadcrumbFacts(steps, whole), permitFacts(facts, given)],
    },
  };
}
