import { type Inches, inches, maxLength, type LengthRange } from './length.ts';
import { normalizeMeasure, parseNumber, insertCommas } from './measure-text.ts';

export type LengthRefusal = 'length.empty' | 'length.unreadable' | 'length.ambiguous' | 'length.out-of-range';
export type ParsedLength = { ok: true; inches: Inches; rounded: boolean } | { ok: false; because: LengthRefusal };

const number = String.raw`(?:\d[\d,]*(?:\.\d+)?|\.\d+)(?:[ -]\d+/\d+)?|\d+/\d+`;
const feetMark = String.raw`(?:'|feet|foot|fts?\.?|f|pies?)`;
const inchMark = String.raw`(?:"|inches|inch|ins?\.?|pulgadas?|pulg\.?)`;
const glue = String.raw`(?: (?:and|con|y) |,? ?-? ?)`;

const feetThenInches = new RegExp(`^(${number}) ?${feetMark}${glue}(${number}) ?${inchMark}?$`);
// A fraction alone cannot be the inches: `6 1/2 in` is one number.
const feetDashInches = new RegExp(`^(\\d+)(?: ?- ?| )(\\d+(?:\\.\\d+)?(?:[ -]\\d+/\\d+)?) ?${inchMark}?$`);
const feetOnly = new RegExp(`^(${number}) ?${feetMark}$`);
const inchesOnly = new RegExp(`^(${number}) ?${inchMark}$`);
const metersThenCentimeters = /^(\d+) ?m(?: and |,? ?)(\d{1,2}(?:\.\d+)?) ?cm$/;
const metric = /^(\d[\d, ]*(?:\.\d+)?|\.\d+) ?(mm|cm|m)$/;
const bareNumber = new RegExp(`^(?:${number})$`);

/** 2.6 m, which 23 CFR 658.15 counts as 102 in. No limit of another kind is close to it. */
const legalMetricWidth = { from: 102, to: 2600 / 25.4 };
const inchesPerMetricUnit = { m: 1000 / 25.4, cm: 10 / 25.4, mm: 1 / 25.4 } as const;

/**
 * Parses a typed or pasted length: `13'6"`, `13-6`, `13 ft 6 in`, `162in`, `4.42 m`; fractions of an inch round up, but 2.6 m is 102 in by
 * federal rule, and `13.67 ft` is 13 ft 8 in. An ambiguous number
 * (`13.6`, `162`, `13'14"`) is refused, unless the field's `usual` lengths allow feet only: `77` for a length, `14½` for a width.
 */
export function parseLength(text: string, usual: LengthRange | null = null): ParsedLength {
  const plain = shortenMetricWords(normalizeMeasure(text));
  if (plain === '') return { ok: false, because: 'length.empty' };
  if (plain === '0') return { ok: true, inches: inches(0), rounded: false };
  return readTwoParts(plain) ?? readMetric(plain) ?? readOnePart(plain) ?? readFeet(plain, usual) ?? readRest(plain);
}

function readTwoParts(plain: string): ParsedLength | null {
  const [, feetText, inchText] = feetThenInches.exec(plain) ?? feetDashInches.exec(plain) ?? [];
  if (feetText === undefined || inchText === undefined) return null;
  // In `13 ft.6 in` the point may end the word or begin a fraction.
  if (/[a-z]\.\d/.test(plain)) return refuse('length.ambiguous');
  const feet = parseNumber(feetText);
  const rest = parseNumber(inchText);
  if (feet === null || rest === null || !Number.isInteger(feet)) return refuse('length.ambiguous');
  // `13'14"` may be a slip for `13'4"` or mean `14'2"`.
  if (rest >= 12) return refuse('length.ambiguous');
  return toLength(feet * 12 + rest);
}

function readMetric(plain: string): ParsedLength | null {
  const pair = metersThenCentimeters.exec(plain);
  if (pair) return toMetricLength((Number(pair[1]) * 100 + Number(pair[2])) * inchesPerMetricUnit.cm);
  const [, amountText, unit] = metric.exec(plain) ?? [];
  if (amountText === undefined) return null;
  const amount = parseMetricNumber(amountText.trim(), unit === 'm');
  if (amount === null) return refuse('length.ambiguous');
  // Cast: the pattern matches only these three units.
  return toMetricLength(amount * inchesPerMetricUnit[unit as keyof typeof inchesPerMetricUnit]);
}

function readOnePart(plain: string): ParsedLength | null {
  const feetText = feetOnly.exec(plain)?.[1];
  const amountText = feetText ?? inchesOnly.exec(plain)?.[1];
  if (amountText === undefined) return null;
  const amount = parseNumber(amountText);
  if (amount === null) return refuse('length.ambiguous');
  return toLength(feetText === undefined ? amount : toWholeInch(amount * 12, feetText));
}

/** `13.67 ft` is 13 ft 8 in: the twelfth of a foot, as far as its decimals can say it. */
function toWholeInch(exact: number, feetText: string): number {
  const decimals = /\.(\d{2,})$/.exec(feetText)?.[1]?.length ?? 0;
  const whole = Math.round(exact);
  return decimals > 0 && Math.abs(exact - whole) <= 6 / 10 ** decimals + 1e-9 ? whole : exact;
}

/** A decimal may mean feet and inches (`13.6`), so it is refused. */
function readFeet(plain: string, usual: LengthRange | null): ParsedLength | null {
  const amount = usual !== null && bareNumber.test(plain) && !plain.includes('.') ? parseNumber(plain) : null;
  if (usual === null || amount === null) return null;
  const isUsual = (length: number) => length >= usual[0] && length <= usual[1];
  return isUsual(amount * 12) && !isUsual(amount) ? toLength(amount * 12) : null;
}

function readRest(plain: string): ParsedLength {
  if (/^-\s?\d/.test(plain)) return refuse('length.out-of-range');
  return refuse(bareNumber.test(plain) ? 'length.ambiguous' : 'length.unreadable');
}

function toMetricLength(exact: number): ParsedLength {
  const { from, to } = legalMetricWidth;
  return toLength(exact > from && exact <= to + 1e-6 ? from : exact);
}

function toLength(exact: number): ParsedLength {
  // 2.54 cm is one inch, despite the rounding error of the division.
  const whole = Math.max(0, Math.ceil(exact - 1e-6));
  if (!(whole <= maxLength)) return refuse('length.out-of-range');
  return { ok: true, inches: inches(whole), rounded: Math.abs(whole - exact) > 1e-6 };
}

/** `4,42 m` has a decimal comma; a comma before three digits of meters is ambiguous. */
function parseMetricNumber(text: string, meters: boolean): number | null {
  const decimalComma = /^(\d+),(\d{1,2})$/.exec(text);
  if (decimalComma) return Number(`${decimalComma[1]}.${decimalComma[2]}`);
  // `4.420 mm` has a point for thousands.
  if (!meters && /^\d{1,3}\.\d{3}$/.test(text)) return null;
  return meters && text.includes(',') ? null : parseNumber(insertCommas(text));
}

/** `milímetros` and `mm.` are `mm`. */
function shortenMetricWords(plain: string): string {
  return plain
    .replace(/(?:(mil|cent)[ilí]+)?met(?:er|re|ro)s?(?![a-z])/g, (_, part: string | undefined) => `${part?.[0] ?? ''}m`)
    .replace(/(?<![a-z])([mc]?m)\.(?![a-z])/g, '$1');
}

function refuse(because: LengthRefusal): ParsedLength {
  return { ok: false, because };
}
