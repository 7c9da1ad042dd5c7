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

const labeled =
  /^(?:[\s#:=/.,_("'[\p{Pd}]|(?:icc|fmcsa|docket|number|num|nbr|no|n°)(?![a-z]))*(?:((?:u\.?\s?s\.?[\s\p{Pd}]*)?d\.?o\.?t|m\.?c|f\.?f|m\.?x)(?![a-z]))?(?:[\s#:=/.,_\p{Pd}]|(?:number|num|nbr|no|n°)(?![a-z]))*(.*)$/isu;
const labelBehind = /^(\d[\d\s,]*?)[\s(]*((?:us\s*)?dot|mc|ff|mx)$/iu;

type Labeled = { kind: 'dotNumber' | 'docketNumber' | null; prefix: DocketPrefix | ''; number: string; whole: string };

function readLabel(text: string): Labeled {
  const plain = trimText(text.normalize('NFKC'))
    .replace(/[\s)"'\].,;]+$/, '')
    .replace(labelBehind, '$2 $1');
  const [, label = '', number = ''] = labeled.exec(plain) ?? [];
  const prefix = toDocketPrefix(label.replace('.', ''));
  const kind = prefix === '' ? (label === '' ? null : 'dotNumber') : 'docketNumber';
  return { kind, prefix, number: toNumber(number), whole: toNumber(plain) };
}

const toNumber = (text: string) => text.replace(/\s|,(?=\d{3})/g, '');

/** By its label; null for a number without one. */
export const findNumberKind = (text: string) => readLabel(text).kind;

/** `MC-900001`, `mc number 900001`, `M.C. 900001`, `MX#900001` or `900001`; the number is what is left, right or wrong. */
export function readDocket(text: string): Docket {
  const { kind, prefix, number, whole } = readLabel(text);
  return { prefix, number: kind === 'dotNumber' ? whole : number };
}

/** `USDOT 9000001`, `DOT# 9000001`, `U.S. DOT No. 9000001` or `9000001`; the number is what is left, right or wrong. */
export function readUsdot(text: string): string {
  const { kind, number, whole } = readLabel(text);
  return kind === 'docketNumber' ? whole : number;
}

export function formatDocket({ prefix, number }: Docket): string {
  return prefix === '' || number === '' ? number : `${prefix}-${number}`;
}

/** Of a company, whose older snapshots have no series. */
export function formatCompanyDocket(company: { docketNumber: string; docketPrefix?: string }): string {
  return formatDocket({ prefix: toDocketPrefix(company.docketPrefix ?? ''), number: company.docketNumber });
}
