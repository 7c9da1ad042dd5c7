import type { Language } from '@wideload/contract/client';
import {
  findValidity,
  getFirstEscortWidth,
  stateFacts,
  toStateSlug,
  type StateCode,
  type StateFacts,
} from '@wideload/domain';
import { buildBreadcrumbFacts } from '../../../lib/breadcrumb-facts.ts';
import { formatInches, formatMoney } from '../../../lib/format-figures.ts';
import { formatList } from '../../../lib/format-list.ts';
import { findStateName, findStatePlace } from '../../texts/state-names.ts';
import { formatLimits, type StateTexts } from './state-figures.ts';

export type Given = { texts: StateTexts; language: Language };
export type WholeAddress = (path: string) => string;

export const toStatePath = (code: StateCode) => `/states/${toStateSlug(code)}`;

function buildDescription({ fee, escorts }: StateFacts, { texts, language }: Given): string {
  const width = formatInches(getFirstEscortWidth(escorts));
  const amount = fee.amount === null ? null : formatMoney(fee.amount, language);
  return [
    ...(amount === null ? [] : [fee.chargedDaily ? texts.descriptionDailyFee(amount) : texts.descriptionFee(amount)]),
    escorts.comparison === 'gte' ? texts.descriptionEscortFrom(width) : texts.descriptionEscort(width),
  ].join(' ');
}

function buildPermitFacts({ code, agency }: StateFacts, { texts, language }: Given): object {
  const { name, url, phone } = agency;
  const validity = findValidity(code);
  return {
    '@type': 'GovernmentPermit',
    name: texts.permitName(findStateName(language, code)),
    issuedBy: { '@type': 'GovernmentOrganization', name, url, ...(phone === null ? {} : { telephone: phone }) },
    validIn: { '@type': 'AdministrativeArea', name: findStateName(language, code) },
    // The format has no business days.
    ...(validity === null || validity.isBusinessDays ? {} : { validFor: `P${validity.days}D` }),
  };
}

export function buildStateHead(code: StateCode, given: Given, whole: WholeAddress) {
  const { texts, language } = given;
  const facts = stateFacts[code];
  const { legal, fee } = facts;
  const name = findStateName(language, code);
  const amount = fee.amount === null ? null : formatMoney(fee.amount, language);
  const steps = [
    { name: texts.home, path: '/' },
    { name: texts.states, path: '/states' },
    { name, path: toStatePath(code) },
  ];
  return {
    title: texts.title(name, formatInches(legal.widthIn), formatInches(legal.heightIn), amount),
    description: texts.description(
      findStatePlace(language, code),
      formatList(formatLimits(facts, given), 'or', language),
      buildDescription(facts, given),
    ),
    facts: {
      '@context': 'https://schema.org',
      '@graph': [buildBreadcrumbFacts(steps, whole), buildPermitFacts(facts, given)],
    },
  };
}
