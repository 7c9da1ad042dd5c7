import { trimText } from './invisible.ts';

/** Fields that the registry fills in (spec [5]). */
export const verifiedCompanyFields = ['dotNumber', 'name', 'zip', 'street', 'country', 'state', 'city'] as const;
export type VerifiedCompanyField = (typeof verifiedCompanyFields)[number];

export type KnownCompany = Readonly<Record<VerifiedCompanyField, string>> & { readonly _id: string };

/** The series of docket numbers: for-hire carriers, freight forwarders, carriers of Mexico. One number is another carrier's in each. */
export const docketPrefixes = ['MC', 'FF', 'MX'] as const;
export type DocketPrefix = (typeof docketPrefixes)[number];

/** `prefix` is `''` where the series is not known, `number` where there is none. */
export type Docket = { prefix: DocketPrefix | ''; number: string };

export function toDocketPrefix(text: string): DocketPrefix | '' {
  return docketPrefixes.find((prefix) => prefix === text.trim().toUpperCase()) ?? '';
}

/** `MC-900001`, `mc 900001`, `M.C. 900001`, `MX#900001` or `900001`; the number is what is left, right or wrong. */
export function readDocket(text: string): Docket {
  const [, prefix = '', number = ''] =
    /^(?:icc[\s.\p{Pd}]*)?(m\.?c|f\.?f|m\.?x)?[\s#:.\p{Pd}]*(?:no\b[\s#:.]*)?(.*)$/isu.exec(trimText(text)) ?? [];
  return { prefix: toDocketPrefix(prefix.replace('.', '')), number: number.replace(/\s|,(?=\d{3})/g, '') };
}

export function formatDocket({ prefix, number }: Docket): string {
  return prefix === '' || number === '' ? number : `${prefix}-${number}`;
}

/** Of a company, whose older snapshots have no series. */
export function formatCompanyDocket(company: { docketNumber: string; docketPrefix?: string }): string {
  return formatDocket({ prefix: toDocketPrefix(company.docketPrefix ?? ''), number: company.docketNumber });
}
