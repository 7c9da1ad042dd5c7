import { parseDay, type Day } from '../days/day.ts';
import { parseDayText } from '../days/parse-day-text.ts';
import { normalizeMeasure } from '../measures/measure-text.ts';
import { parseLength } from '../measures/parse-length.ts';
import { parsePounds } from '../measures/parse-weight.ts';
import { parseDollars } from '../money/money.ts';

/** Reads a value at the beginning of a text; `unit` is the one in the label, for example `ft`. */
export type ReadValue<T> = (text: string, unit: string) => T | null;

const monthName = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?';
const dayPatterns = [
  String.raw`\d{1,2}[/-]\d{1,2}[/-](?:\d{4}|\d{2})`,
  String.raw`\d{4}-\d{2}-\d{2}`,
  String.raw`(?:[a-z]{3,9}, )?${monthName} \d{1,2}(?:st|nd|rd|th)?,? \d{4}`,
  String.raw`\d{1,2}[ -]${monthName}[ -]\d{4}`,
].join('|');
const day = new RegExp(`^(?:${dayPatterns})(?![\\d/-])`, 'i');
const time = String.raw`(?:,? (?:at )?\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?)?`;
const range = new RegExp(
  `^(${dayPatterns})${time} ?(?:to|through|thru|until|and|-|–|—) ?(${dayPatterns})(?![\\d/-])`,
  'i',
);
export const dayRange = new RegExp(range.source.slice(1), 'gi');

/** Each pattern has a year, so that no other day matters. */
const anyDay = parseDay('2000-01-01');

function toDay(text: string): Day | null {
  return anyDay === null ? null : parseDayText(text.replace(/(?<=[a-z]{3})\./i, ''), anyDay);
}

export function readDay(text: string): Day | null {
  const [found] = day.exec(text) ?? [];
  return found === undefined ? null : toDay(found);
}

export type PaperDays = { from: Day; to: Day };

export function readDayRange(text: string): PaperDays | null {
  const [, first, last] = range.exec(text) ?? [];
  const [from, to] = [first === undefined ? null : toDay(first), last === undefined ? null : toDay(last)];
  return from === null || to === null ? null : { from, to };
}

/** Has a digit, and is no day. */
export function readNumber(text: string): string | null {
  const [, found] = /^((?:[A-Z]{1,4} )?(?=[A-Z./-]{0,12}\d)[A-Z\d][A-Z\d./-]{2,38})(?![A-Z\d])/i.exec(text) ?? [];
  return found === undefined || readDay(text) !== null ? null : found.replace(/[./-]+$/, '');
}

const lengthPattern =
  /^\d[\d,.]*(?: ?(?:'|ft\b\.?|feet|foot))?(?:(?:,? ?-? ?| and )\d+(?:\.\d+)?(?: \d+\/\d+)?)? ?(?:"|in\b\.?|inch(?:es)?)?/;

export function readLength(text: string, unit: string): number | null {
  const [found] = lengthPattern.exec(normalizeMeasure(text)) ?? [];
  if (found === undefined) return null;
  const parsed = parseLength(/^[\d.,]+$/.test(found.trim()) ? `${found.trim()} ${unit}` : found);
  return parsed.ok ? parsed.inches : null;
}

export function readWeight(text: string): number | null {
  const [found] = /^(?:\d{1,3}(?:,\d{3})+|\d{4,7})(?: ?(?:lbs?|pounds|#))?(?![\d.,/-]*\d)/i.exec(text) ?? [];
  const parsed = found === undefined ? null : parsePounds(found);
  return parsed?.ok === true ? parsed.pounds : null;
}

/** In cents. */
export function readMoney(text: string): number | null {
  const [found] = /^(?:\$ ?\d[\d,]*(?:\.\d{2})?|\d[\d,]*\.\d{2})(?![\d.])/.exec(text) ?? [];
  return found === undefined ? null : parseDollars(found);
}

export const vinPattern = /\b(?=[A-Z\d]*\d)(?=[A-Z\d]*[A-Z])[A-HJ-NPR-Z\d]{17}\b/g;

/** A plate may have its state before it. */
export function readPlate(text: string): string | null {
  const [, found] = /^(?:[A-Z]{2}[ /-]{1,3})?((?=[A-Z-]{0,8}\d)[A-Z\d][A-Z\d-]{1,9})(?![A-Z\d])/i.exec(text) ?? [];
  return found === undefined || readDay(text) !== null ? null : found.toUpperCase();
}

export function readUsdot(text: string): string | null {
  return /^(\d{4,8})\b/.exec(text)?.[1] ?? null;
}
