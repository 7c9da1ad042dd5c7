import type { CompanyBody, Verification } from '@wideload/contract';
import type { TextValues } from '../../../lib/forms/text-form.ts';
import * as texts from './companies.texts.ts';

export type CompanyValues = TextValues<typeof CompanyBody>;

export type NumberKind = 'dotNumber' | 'docketNumber';

export type FactsSource = 'unverified' | 'verified' | 'by-hand';

const emptyFacts = {
  dotNumber: '',
  docketNumber: '',
  name: '',
  carrierName: '',
  street: '',
  city: '',
  state: '',
  zip: '',
  country: '',
};

/** Strips everything around a pasted number (`MC-900001`, `USDOT # 9000001`). */
export function stripNumber(text: string): string {
  return text
    .replace(/[\s#]/g, '')
    .replace(/^(?:us)?dot|^m[cx]|^ff/i, '')
    .replace(/^[-–:.]+/, '');
}

const missing = { dotNumber: texts.completeDotNumber, docketNumber: texts.completeDocketNumber } as const;

/** The rule of spec [5] for the number to verify by. */
export function findNumberProblem(by: NumberKind, number: string): string | null {
  if (number === '') return missing[by];
  if (!/^\d+$/.test(number)) return texts.onlyNumbers;
  return number.length > 12 ? texts.atMostTwelve : null;
}

type RegistrySearch = { by: NumberKind; number: string };

function applyUnavailable({ by, number }: RegistrySearch, values: CompanyValues, source: FactsSource) {
  // Typed by hand, or verified earlier for the same company: the facts stay.
  const stays = source === 'by-hand' || (source === 'verified' && values[by] === number);
  if (!stays) return { source: 'by-hand', values: { ...values, ...emptyFacts, [by]: number, country: 'US' } } as const;
  return { source, values: { ...values, [by]: values[by] === '' ? number : values[by] } };
}

/** A failed verification clears the company fields (spec [4]). */
export function applyVerification(
  { result, company }: Pick<Verification, 'result' | 'company'>,
  asked: RegistrySearch,
  { values, source }: { values: CompanyValues; source: FactsSource },
): { source: FactsSource; values: CompanyValues } {
  if (result === 'unavailable') return applyUnavailable(asked, values, source);
  if (company === null) return { source: 'unverified', values: { ...values, ...emptyFacts } };
  const phone = values.phone === '' ? company.phone : values.phone;
  return { source: 'verified', values: { ...values, ...company, phone } };
}
