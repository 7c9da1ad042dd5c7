import { parseDay } from '../days/day.ts';
import { formatLength, type Inches } from '../measures/length.ts';
import type { LengthRange } from '../load/load.ts';
import { type LengthRefusal, parseLength } from '../measures/parse-length.ts';
import { parsePounds, type WeightRefusal } from '../measures/parse-weight.ts';
import { formatPounds, maxWeight } from '../measures/weight.ts';

// The rules of spec [5] for single fields. Each returns the message to show, or null if the text is valid.

export const requiredField = 'This field is required !';
export const numericOnly = 'Only numeric characters';
export const numbersOnly = 'Wrong format! (ONLY NUMBERS)';

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function digitsOnly(text: string): boolean {
  return /^\d+$/.test(text);
}

export function emailProblem(text: string): string | null {
  const plain = text.trim();
  if (plain === '') return 'Please input your email!';
  return plain.length <= 254 && email.test(plain) ? null : 'Wrong format!';
}

/** Removes spaces, dashes, dots and brackets, then a leading `+1`. */
export function normalizePhone(text: string): string {
  return text.replace(/[\s\-‐‑‒–—.()[\]]/g, '').replace(/^\+1/, '');
}

export function phoneProblem(text: string): string | null {
  const plain = normalizePhone(text);
  if (plain === '') return 'Please input phone number!';
  if (!digitsOnly(plain)) return numbersOnly;
  return plain.length > 10 ? 'Max 10' : null;
}

export function orderNameProblem(text: string): string | null {
  return text.trim() === '' ? 'Please input your order name!' : null;
}

/** In characters. */
export const longestPoNumber = 40;

/** It may be empty. */
export function poNumberProblem(text: string): string | null {
  return text.trim().length > longestPoNumber ? `At most ${longestPoNumber} characters` : null;
}

export function personNameProblem(text: string): string | null {
  return text.trim() === '' ? 'Please input your person name!' : null;
}

export const lengthMessages: Record<LengthRefusal, string> = {
  'length.empty': requiredField,
  'length.unreadable': numericOnly,
  'length.ambiguous': 'Write it like 13\'6" or 4.11 m.',
  'length.out-of-range': 'This length is not possible.',
};

/** For a one-field length as typed. */
export function lengthProblem(text: string, usual: LengthRange | null = null): string | null {
  const parsed = parseLength(text, usual);
  return parsed.ok ? null : lengthMessages[parsed.because];
}

export const weightMessages: Record<WeightRefusal, string> = {
  'weight.empty': requiredField,
  'weight.unreadable': numericOnly,
  'weight.ambiguous': 'Write it like 111,400 lb or 55.7 tons.',
  'weight.out-of-range': `Loaded weight can be at most ${formatPounds(maxWeight)}.`,
};

export function weightProblem(text: string): string | null {
  const parsed = parsePounds(text);
  return parsed.ok ? null : weightMessages[parsed.because];
}

/** For a parsed length: whole inches within the possible range. `from` is 0 if zero is allowed, else 1. */
export function lengthValueProblem(
  value: number,
  { label, from, to }: { label: string; from: 0 | 1; to: Inches },
): string | null {
  if (!Number.isSafeInteger(value)) return numericOnly;
  if (value < from) return from === 0 ? `${label} cannot be less than 0.` : `${label} must be more than 0.`;
  return value > to ? `${label} can be at most ${formatLength(to)}.` : null;
}

export function weightValueProblem(value: number): string | null {
  if (!Number.isSafeInteger(value)) return numericOnly;
  if (value < 1) return 'Loaded weight must be more than 0.';
  return value > maxWeight ? weightMessages['weight.out-of-range'] : null;
}

export function dayProblem(text: string): string | null {
  return parseDay(text) === null ? 'Not a date.' : null;
}

/** Longest date range of one permit, inclusive: no state sells a single trip for more than a year. */
export const longestPermitDays = 366;

const coordinateLimits = { lat: ['Latitude', 90], lng: ['Longitude', 180] } as const;

/** A latitude or longitude in decimal degrees, as a number or as typed. */
export function coordinateProblem(value: number | string, axis: 'lat' | 'lng'): string | null {
  const degrees = typeof value === 'string' ? degreesOf(value) : value;
  const [label, limit] = coordinateLimits[axis];
  if (Number.isNaN(degrees)) return numericOnly;
  return Math.abs(degrees) <= limit ? null : `${label} must be between -${limit} and ${limit}.`;
}

function degreesOf(text: string): number {
  return /^\s*[-+−]?\d+(\.\d+)?\s*°?\s*$/.test(text) ? Number.parseFloat(text.trim().replace('−', '-')) : Number.NaN;
}
