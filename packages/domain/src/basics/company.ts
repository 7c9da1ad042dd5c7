/** Fields that the registry fills in (spec [5]). */
export const verifiedCompanyFields = ['dotNumber', 'name', 'zip', 'street', 'country', 'state', 'city'] as const;
export type VerifiedCompanyField = (typeof verifiedCompanyFields)[number];

export type KnownCompany = Readonly<Record<VerifiedCompanyField, string>> & { readonly _id: string };
