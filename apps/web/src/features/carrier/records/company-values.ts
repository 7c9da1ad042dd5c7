import type { CompanyBody, Verification, VerifiedCompany } from '@wideload/contract';
import { addressFields, readDocket, readUsdot, type AddressField, type Docket } from '@wideload/domain';
import type { TextValues } from '#lib/forms/text-form.ts';
import * as texts from './companies.texts.ts';

export type CompanyValues = TextValues<typeof CompanyBody>;

export type NumberKind = 'dotNumber' | 'docketNumber';

export type FactsSource = 'unverified' | 'verified' | 'by-hand';

const emptyFacts = {
  dotNumber: '',
  docketNumber: '',
  docketPrefix: '',
  name: '',
  carrierName: '',
  street: '',
  city: '',
  state: '',
  zip: '',
  country: '',
};

/** Nothing but the label of its own kind is taken off: `MC-900001` is no USDOT number. */
export const tidyNumbers = {
  dotNumber: readUsdot,
  docketNumber: (text: string) => readDocket(text).number,
};

/** The number to verify by, with the series of a docket number where it was typed. */
export function readNumber(by: NumberKind, text: string): Docket {
  return by === 'docketNumber' ? readDocket(text) : { prefix: '', number: readUsdot(text) };
}

const missing = { dotNumber: texts.completeDotNumber, docketNumber: texts.completeDocketNumber } as const;

/** The rule of spec [5] for the number to verify by. */
export function findNumberProblem(by: NumberKind, number: string): string | null {
  if (number === '') return missing[by];
  if (!/^\d+$/.test(number)) return texts.onlyNumbers;
  return number.length > 12 ? texts.atMostTwelve : null;
}

type RegistrySearch = { by: NumberKind; number: string; prefix?: Docket['prefix'] };

function applyUnavailable({ by, number, prefix = '' }: RegistrySearch, values: CompanyValues, source: FactsSource) {
  // Typed by hand, or verified earlier for the same company: the facts stay.
  const asked = { [by]: number, ...(by === 'docketNumber' && { docketPrefix: prefix }) };
  const stays = source === 'by-hand' || (source === 'verified' && values[by] === number);
  if (!stays) return { source: 'by-hand', values: { ...values, ...emptyFacts, ...asked, country: 'US' } } as const;
  return { source, values: values[by] === '' ? { ...values, ...asked } : values };
}

/** A failed verification clears the company fields (spec [4]). */
export function applyVerification(
  { result, company }: Pick<Verification, 'result' | 'company'>,
  asked: RegistrySearch,
  { values, source }: { values: CompanyValues; source: FactsSource },
): { source: FactsSource; values: CompanyValues } {
  if (result === 'unavailable') return applyUnavailable(asked, values, source);
  if (company === null) return { source: 'unverified', values: { ...values, ...emptyFacts } };
  return { source: 'verified', values: fillVerified(values, company) };
}

/** Typed values stay where the registry has none. */
export function fillVerified(values: CompanyValues, company: VerifiedCompany): CompanyValues {
  const phone = values.phone === '' ? company.phone : values.phone;
  return { ...values, ...company, phone };
}

/** Parts of the address that the registry does not have: they are typed, and marked. */
export function listMissing(company: Pick<VerifiedCompany, AddressField> | null): AddressField[] {
  return company === null ? [] : addressFields.filter((field) => company[field] === '');
}
