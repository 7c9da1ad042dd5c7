import { trimText } from '../basics/invisible.ts';
import type { Country, RegionCode } from './region.ts';

// Canada Post: the letters D, F, I, O, Q and U are in no postal code, and W and Z not at its start.
const canadian = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(\d[ABCEGHJ-NPRSTV-Z]\d)$/;

const patterns: Record<Country, RegExp> = {
  US: /^\d{5}(?:-\d{4})?$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/,
  MX: /^\d{5}$/,
};

/** `K1A 0B6`, `64000`, `79101` or `79101-1234`, from any typed form of it; other texts stay, trimmed. */
export function normalizePostalCode(text: string): string {
  const compact = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}\p{Cf}._'"“”:,;]/gu, '');
  const [, area, unit] = canadian.exec(withDigits(compact)) ?? [];
  if (area !== undefined && unit !== undefined) return `${area} ${unit}`;
  const [, five, four = ''] = /^(?:CP|(?:ZIP|POSTAL)(?:CODE)?)?(\d{5})(\d{4})?$/.exec(compact) ?? [];
  if (five === undefined) return trimText(text);
  // Registries fill an unknown +4 with zeros.
  return four === '' || four === '0000' ? five : `${five}-${four}`;
}

/** The letters O and I where only a digit can be. */
function withDigits(compact: string): string {
  if (compact.length !== 6) return compact;
  const toDigit = (character: string) => character.replace('O', '0').replace('I', '1');
  return [...compact].map((character, at) => (at % 2 === 1 ? toDigit(character) : character)).join('');
}

/** For a normal form. */
export function isPostalCode(code: string, country: Country): boolean {
  return patterns[country].test(code);
}

/** The first two digits of a Mexican postal code name its state (Correos de México): the last of each state. */
const lastOfState: readonly (readonly [number, RegionCode])[] = [
  [16, 'CMX'],
  [20, 'AGU'],
  [22, 'BCN'],
  [23, 'BCS'],
  [24, 'CAM'],
  [27, 'COA'],
  [28, 'COL'],
  [30, 'CHP'],
  [33, 'CHH'],
  [35, 'DUR'],
  [38, 'GUA'],
  [41, 'GRO'],
  [43, 'HID'],
  [49, 'JAL'],
  [57, 'MEX'],
  [61, 'MIC'],
  [62, 'MOR'],
  [63, 'NAY'],
  [67, 'NLE'],
  [71, 'OAX'],
  [75, 'PUE'],
  [76, 'QUE'],
  [77, 'ROO'],
  [79, 'SLP'],
  [82, 'SIN'],
  [85, 'SON'],
  [86, 'TAB'],
  [89, 'TAM'],
  [90, 'TLA'],
  [96, 'VER'],
  [97, 'YUC'],
  [99, 'ZAC'],
];

/** Null for codes that no state has. */
export function findMexicanState(code: string): RegionCode | null {
  if (!isPostalCode(code, 'MX')) return null;
  const prefix = Number(code.slice(0, 2));
  if (prefix === 0 || (prefix > 16 && prefix < 20)) return null;
  return lastOfState.find(([last]) => prefix <= last)?.[1] ?? null;
}
