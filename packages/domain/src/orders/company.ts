import { type Problem, problemAt } from './problem.ts';

/** Said of a field that the registry fills in (spec [5]), where it is empty. */
export const companyMessages = {
  dotNumber: 'Usdot number is not verified!',
  name: 'Company name is not verified!',
  zip: 'Zip is not verified!',
  street: 'Street is not verified!',
  country: 'Country is not verified!',
  state: 'State is not verified!',
  city: 'City is not verified!',
} as const;

type VerifiedField = keyof typeof companyMessages;

/** The part of a company that the rules read; the contract declares the whole. */
export type KnownCompany = Readonly<Record<VerifiedField, string>> & { readonly _id: string };

/** The choice of a company and the read-only fields that it fills. */
export function companyProblems(company: KnownCompany | null): Problem[] {
  // Object.keys forgets the keys' type; the record has exactly these.
  const fields = Object.keys(companyMessages) as VerifiedField[];
  const missing = fields.flatMap((field) =>
    (company?.[field] ?? '').trim() === '' ? problemAt(`company.${field}`, companyMessages[field]) : [],
  );
  return company === null ? [{ path: 'company', message: 'Select your company!' }, ...missing] : missing;
}
