import type { Brand } from '../measures/brand.ts';

/** A calendar day, `YYYY-MM-DD`. */
export type Day = Brand<string, 'Day'>;

export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
export type Weekday = (typeof weekdays)[number];

const millisecondsPerDay = 24 * 60 * 60 * 1000;
const shape = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Real days only, years 1900 to 9999: `2026-02-29` and `2026-2-9` are null. */
export function parseDay(text: string): Day | null {
  const [, year = '', month = '', day = ''] = shape.exec(text) ?? [];
  if (Number(year) < 1900) return null;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // Date.UTC rolls February 30 over into March, so the round trip reveals a day that does not exist.
  return date.toISOString().slice(0, 10) === text ? (text as Day) : null;
}

/** The day `count` days after `day`, or before it if negative. */
export function addDays(day: Day, count: number): Day {
  return dayOfNumber(dayNumber(day) + count);
}

/** Days from start to end, inclusive: 1 for the same day, 0 or less if the end is before the start. */
export function countDays(start: Day, end: Day): number {
  return dayNumber(end) - dayNumber(start) + 1;
}

/** A comparator for `sort`. */
export function compareDays(a: Day, b: Day): number {
  return dayNumber(a) - dayNumber(b);
}

export function weekdayOf(day: Day): Weekday {
  // January 1, 1970 was a Thursday; the index is within the seven names.
  return weekdays[(((dayNumber(day) + 4) % 7) + 7) % 7] as Weekday;
}

/** The calendar day of an instant in an IANA zone; null for an unknown zone. */
export function toDayIn(instant: Date, timeZone: string): Day | null {
  try {
    const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    return parseDay(parts.format(instant));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function dayNumber(day: Day): number {
  return Date.parse(day) / millisecondsPerDay;
}

function dayOfNumber(number: number): Day {
  // Cast: a count of whole days always formats as a real day.
  return new Date(number * millisecondsPerDay).toISOString().slice(0, 10) as Day;
}
