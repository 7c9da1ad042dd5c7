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

const signs = String.raw`[\s#:=/.,_\p{Pd}]*`;
const counted = String.raw`${signs}(?:(?:numbers?|num|nbr|no|n[o°])(?![a-z])${signs})?`;
const docket = new RegExp(
  String.raw`^(?:(?:icc|fmcsa|docket)(?![a-z])${counted})*(?:(m\.?c|f\.?f|m\.?x)(?![a-z]))?${counted}(.*)$`,
  'isu',
);
const usdot = new RegExp(String.raw`^(?:(?:u\.?\s?s\.?[\s\p{Pd}]*)?d\.?o\.?t(?![a-z]))?${counted}(.*)$`, 'isu');
const labelBehind = /^(\d[\d\s,]*?)[\s(]*((?:us\s*)?dot|mc|ff|mx)$/iu;

/** Without what is around a pasted number, and with its label before it. */
function toLabeled(text: string): string {
  const plain = trimText(text.normalize('NFKC')).replace(/^[\s#("'“[]+|[\s)"'”\].,;]+$/gu, '');
  return plain.replace(labelBehind, '$2 $1');
}

const toNumber = (text = '') => text.replace(/\s|,(?=\d{3})/g, '');

/** `MC-900001`, `mc number 900001`, `M.C. 900001`, `MX#900001` or `900001`; the number is what is left, right or wrong. */
export function readDocket(text: string): Docket {
  const [, prefix = '', number] = docket.exec(toLabeled(text)) ?? [];
  return { prefix: toDocketPrefix(prefix.replace('.', '')), number: toNumber(number) };
}

/** `USDOT 9000001`, `DOT# 9000001`, `U.S. DOT No. 9000001` or `9000001`; the number is what is left, right or wrong. */
export function readUsdot(text: string): string {
  return toNumber(usdot.exec(toLabeled(text))?.[1]);
}

/** By its label; null for a number without one. */
export function findNumberKind(text: string): 'dotNumber' | 'docketNumber' | null {
  const plain = toLabeled(text);
  if (/^(?:u\.?\s?s\.?[\s\p{Pd}]*)?d\.?o\.?t(?![a-z])/iu.test(plain)) return 'dotNumber';
  return readDocket(plain).prefix === '' ? null : 'docketNumber';
}

export function formatDocket({ prefix, number }: Docket): string {
  return prefix === '' || number === '' ? number : `${prefix}-${number}`;
}

/** Of a company, whose older snapshots have no series. */
export function formatCompanyDocket(company: { docketNumber: string; docketPrefix?: string }): string {
  return formatDocket({ prefix: toDocketPrefix(company.docketPrefix ?? ''), number: company.docketNumber });
}
