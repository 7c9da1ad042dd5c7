import type { Brand } from './brand.ts';

/** A calendar day, `YYYY-MM-DD`. */
export type Day = Brand<string, 'Day'>;

export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
export type Weekday = (typeof weekdays)[number];

const millisecondsPerDay = 24 * 60 * 60 * 1000;
const shape = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Null for a day that does not exist, such as `2026-02-29`, and for years outside 1900 to 9999. */
export function parseDay(text: string): Day | null {
  const [, year = '', month = '', day = ''] = shape.exec(text) ?? [];
  if (Number(year) < 1900) return null;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // Date.UTC rolls February 30 over into March.
  return date.toISOString().slice(0, 10) === text ? (text as Day) : null;
}

/** A day that was stored, or worked out. @throws Error where it is none */
export function requireDay(text: string): Day {
  const day = parseDay(text);
  if (day === null) throw new Error(`${text} is no day`);
  return day;
}

/** The years of the days that people give. The calendar is wider, so that what is counted from them, such as a deadline, is in it. */
const givenYears = { from: '1950', to: '2199' } as const;

/** Null also for a day that nobody can mean for a trip or a permit, such as the `1900-01-00` of an empty cell of a sheet. */
export function parseGivenDay(text: string): Day | null {
  const day = parseDay(text);
  if (day === null) return null;
  const year = day.slice(0, 4);
  return year >= givenYears.from && year <= givenYears.to ? day : null;
}

export function addDays(day: Day, count: number): Day {
  return fromDayNumber(toDayNumber(day) + count);
}

/** Both ends count: 1 for the same day, 0 or less if the end is before the start. */
export function countDays(start: Day, end: Day): number {
  return toDayNumber(end) - toDayNumber(start) + 1;
}

export function compareDays(a: Day, b: Day): number {
  return toDayNumber(a) - toDayNumber(b);
}

export function computeWeekday(day: Day): Weekday {
  // January 1, 1970 was a Thursday.
  return weekdays[(((toDayNumber(day) + 4) % 7) + 7) % 7] as Weekday;
}

/** One for each zone that exists: making a formatter takes fifty times as long as using it. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** @throws RangeError for an unknown IANA zone */
function getDayFormat(timeZone: string): Intl.DateTimeFormat {
  // Any case names the zone.
  const key = timeZone.toLowerCase();
  const known = dayFormats.get(key);
  if (known !== undefined) return known;
  // From Node.js 22 on, Intl takes offsets too, which PostgreSQL reads the other way around: to it `+05:00` is west of Greenwich.
  if (!/^[a-z]/.test(key)) throw new RangeError(`No IANA zone: ${timeZone}`);
  const made = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  dayFormats.set(key, made);
  return made;
}

/** Null for an unknown IANA zone. No locale is sure to write its dates as ISO 8601, so the parts are read. */
export function toDayIn(instant: Date, timeZone: string): Day | null {
  try {
    const parts = getDayFormat(timeZone).formatToParts(instant);
    const read = (type: 'year' | 'month' | 'day') => parts.find((part) => part.type === type)?.value ?? '';
    return parseDay(`${read('year')}-${read('month')}-${read('day')}`);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function toDayNumber(day: Day): number {
  return Date.parse(day) / millisecondsPerDay;
}

function fromDayNumber(number: number): Day {
  // Cast: a whole number of days is always a real day.
  return new Date(number * millisecondsPerDay).toISOString().slice(0, 10) as Day;
}

/** `Pacific Time` for `America/Los_Angeles`. */
export function formatZoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
