import type { CompanyBody, Verification } from '@wideload/contract';
import type { TextValues } from '../../../lib/forms/text-form.ts';
import * as texts from './companies.texts.ts';

export type CompanyValues = TextValues<typeof CompanyBody>;

/** The number that the registry search uses. */
export type AskedBy = 'dotNumber' | 'docketNumber';

/**
 * The source of the company's facts: none yet, the registry, or typed because the registry does not answer. Only typed
 * facts can be edited.
 */
export type Standing = 'unverified' | 'verified' | 'by-hand';

const noFacts = {
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
export function plainNumber(text: string): string {
  return text
    .replace(/[\s#]/g, '')
    .replace(/^(?:us)?dot|^m[cx]|^ff/i, '')
    .replace(/^[-–:.]+/, '');
}

const missing = { dotNumber: texts.completeDotNumber, docketNumber: texts.completeDocketNumber } as const;

/** The rule of spec [5] for the number to verify by. */
export function numberProblem(by: AskedBy, number: string): string | null {
  if (number === '') return missing[by];
  if (!/^\d+$/.test(number)) return texts.onlyNumbers;
  return number.length > 12 ? texts.atMostTwelve : null;
}

type Asked = { by: AskedBy; number: string };

function whenUnavailable({ by, number }: Asked, values: CompanyValues, standing: Standing) {
  // Typed by hand, or verified earlier for the same company: the facts stay.
  const stays = standing === 'by-hand' || (standing === 'verified' && values[by] === number);
  if (!stays) return { standing: 'by-hand', values: { ...values, ...noFacts, [by]: number, country: 'US' } } as const;
  return { standing, values: { ...values, [by]: values[by] === '' ? number : values[by] } };
}

/** Applies the registry's answer (spec [4]: a failed verification clears the company fields). */
export function afterVerification(
  { result, company }: Pick<Verification, 'result' | 'company'>,
  asked: Asked,
  { values, standing }: { values: CompanyValues; standing: Standing },
): { standing: Standing; values: CompanyValues } {
  if (result === 'unavailable') return whenUnavailable(asked, values, standing);
  if (company === null) return { standing: 'unverified', values: { ...values, ...noFacts } };
  const phone = values.phone === '' ? company.phone : values.phone;
  return { standing: 'verified', values: { ...values, ...company, phone } };
}
