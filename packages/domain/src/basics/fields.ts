import { isEmailAddress, normalizeEmail } from './email.ts';
import { parseGivenDay } from './day.ts';
import { toLine } from './invisible.ts';
import type { Inches, LengthRange } from './length.ts';
import { parseLength } from './parse-length.ts';
import { parsePounds } from './parse-weight.ts';
import { maxWeight } from './weight.ts';
import { isPhoneNumber, splitPhone } from './phone.ts';
import type { FieldError } from './problem.ts';

// The rules of spec [5] for single fields; null for valid input.

export function isDigits(text: string): boolean {
  return /^\d+$/.test(text);
}

export function checkEmail(text: string): FieldError | null {
  const plain = normalizeEmail(text);
  if (plain === '') return { code: 'email.missing' };
  return isEmailAddress(plain) ? null : { code: 'format.wrong' };
}

/** Ten digits, as the number of Mexico has behind its country code. */
export function checkPhone(text: string): FieldError | null {
  const { number } = splitPhone(text);
  if (number === '') return { code: 'phone.missing' };
  if (isDigits(number)) return number.length > 10 ? { code: 'phone.too-long' } : null;
  return isPhoneNumber(number) ? null : { code: 'numbers.only' };
}

export function checkOrderName(text: string): FieldError | null {
  return toLine(text) === '' ? { code: 'order-name.missing' } : null;
}

/** In characters. */
export const longestPoNumber = 40;

/** It may be empty. */
export function checkPoNumber(text: string): FieldError | null {
  return text.trim().length > longestPoNumber ? { code: 'po-number.too-long' } : null;
}

export function checkPersonName(text: string): FieldError | null {
  return toLine(text) === '' ? { code: 'person-name.missing' } : null;
}

/** For a one-field length as typed. */
export function checkLengthText(text: string, usual: LengthRange | null = null): FieldError | null {
  const parsed = parseLength(text, usual);
  return parsed.ok ? null : { code: parsed.because };
}

export function checkWeightText(text: string): FieldError | null {
  const parsed = parsePounds(text);
  return parsed.ok ? null : { code: parsed.because };
}

/** For a parsed length: whole inches within the possible range. `from` is 0 if zero is allowed, else 1. */
export function checkLength(
  value: number,
  { label, from, to }: { label: string; from: 0 | 1; to: Inches },
): FieldError | null {
  if (!Number.isSafeInteger(value)) return { code: 'number.unreadable' };
  if (value < from) return { code: 'length.below-minimum', label, from };
  return value > to ? { code: 'length.above-maximum', label, to } : null;
}

export function checkWeight(value: number): FieldError | null {
  if (!Number.isSafeInteger(value)) return { code: 'number.unreadable' };
  if (value < 1) return { code: 'weight.below-minimum' };
  return value > maxWeight ? { code: 'weight.out-of-range' } : null;
}

export function checkDay(text: string): FieldError | null {
  return parseGivenDay(text) === null ? { code: 'day.unreadable' } : null;
}

/** A new permit runs from today to today plus 3 days (spec [9]). */
export const usualPermitDays = 4;

/** Longest date range of one permit, inclusive: no state sells a single trip for more than a year. */
export const longestPermitDays = 366;

const coordinateLimits = { lat: 90, lng: 180 } as const;

/** A latitude or longitude in decimal degrees, as a number or as typed. */
export function checkCoordinate(value: number | string, axis: 'lat' | 'lng'): FieldError | null {
  const degrees = typeof value === 'string' ? parseDegrees(value) : value;
  const limit = coordinateLimits[axis];
  if (Number.isNaN(degrees)) return { code: 'number.unreadable' };
  return Math.abs(degrees) <= limit ? null : { code: 'coordinate.out-of-range', axis, limit };
}

function parseDegrees(text: string): number {
  return /^\s*[-+−]?\d+(\.\d+)?\s*°?\s*$/.test(text) ? Number.parseFloat(text.trim().replace('−', '-')) : Number.NaN;
}
