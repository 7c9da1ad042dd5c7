import { factsLicense, type Language } from '@wideload/contract/client';
import {
  findValidity,
  getFirstEscortWidth,
  rulesVersion,
  stateFacts,
  toStateSlug,
  type StateCode,
  type StateFacts,
} from '@wideload/domain';
import { branding } from '#lib/branding.ts';
import { buildBreadcrumbFacts } from '#ui/layout/breadcrumbs.tsx';
import { formatInches, formatMoney } from '#lib/format-figures.ts';
import { formatList } from '#lib/format-list.ts';
import { findStateName, findStatePlace } from '../../texts/state-names.ts';
import { toFactsPath } from './data-part.tsx';
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

/** `whole` has the language of the page; files have none. */
type Addresses = { whole: WholeAddress; origin: string };

export const toCardPath = (code: StateCode) => `/cards/${code}.png`;

/** https://developers.google.com/search/docs/appearance/structured-data/dataset */
function buildDatasetFacts(code: StateCode, { texts, language }: Given, { whole, origin }: Addresses): object {
  const name = findStateName(language, code);
  const creator = { '@type': 'Organization', name: branding.name, url: origin };
  const file = (contentUrl: string, encodingFormat: string) => ({
    '@type': 'DataDownload',
    encodingFormat,
    contentUrl,
  });
  return {
    '@type': 'Dataset',
    name: texts.record.dataName(name),
    description: `${texts.record.dataName(name)}. ${texts.record.dataText}`,
    url: whole(toStatePath(code)),
    license: factsLicense.url,
    isAccessibleForFree: true,
    version: rulesVersion,
    dateModified: rulesVersion,
    inLanguage: language,
    creator,
    spatialCoverage: { '@type': 'Place', name: `${name}, US` },
    variableMeasured: [texts.width, texts.height, texts.length, texts.weight, texts.fee, texts.escorts],
    distribution: [
      file(`${origin}${toFactsPath(code)}`, 'application/json'),
      file(`${origin}/api/permits/provisions/${code}.pdf`, 'application/pdf'),
    ],
  };
}

export function buildStateHead(code: StateCode, given: Given, addresses: Addresses) {
  const { texts, language } = given;
  const { whole } = addresses;
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
    picture: toCardPath(code),
    title: texts.title(name, formatInches(legal.widthIn), formatInches(legal.heightIn), amount),
    description: texts.description(
      findStatePlace(language, code),
      formatList(formatLimits(facts, given), 'or', language),
      buildDescription(facts, given),
    ),
    facts: {
      '@context': 'https://schema.org',
      '@graph': [
        buildBreadcrumbFacts(steps, whole),
        buildPermitFacts(facts, given),
        buildDatasetFacts(code, given, addresses),
      ],
    },
  };
}
