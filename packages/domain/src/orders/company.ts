import { type Problem, toProblems } from './problem.ts';

/** Messages for empty fields that the registry fills in (spec [5]). */
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

export type KnownCompany = Readonly<Record<VerifiedField, string>> & { readonly _id: string };

export function companyProblems(company: KnownCompany | null): Problem[] {
  // Cast: Object.keys loses the key type.
  const fields = Object.keys(companyMessages) as VerifiedField[];
  const missing = fields.flatMap((field) =>
    (company?.[field] ?? '').trim() === '' ? toProblems(`company.${field}`, companyMessages[field]) : [],
  );
  return company === null ? [{ path: 'company', message: 'Select your company!' }, ...missing] : missing;
}
