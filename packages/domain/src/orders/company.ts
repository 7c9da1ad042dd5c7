/** Fields that the registry fills in (spec [5]). */
export const verifiedCompanyFields = ['dotNumber', 'name', 'zip', 'street', 'country', 'state', 'city'] as const;
export type VerifiedCompanyField = (typeof verifiedCompanyFields)[number];

/** The fields of a company that the rules read; the contract declares all of them. */
export type KnownCompany = Readonly<Record<VerifiedCompanyField, string>> & { readonly _id: string };
