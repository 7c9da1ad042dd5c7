import { parseDay, readDay, type Day } from '@wideload/domain';
import { todayHere } from '../../lib/today-here.ts';

// A calendar day has no zone: it is read and written as UTC so that it stays the day it is.
const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The day that a text of a form says, kept or typed; null for what is none. */
export function dayOfText(text: string): Day | null {
  return parseDay(text) ?? readDay(text, todayHere());
}

/** A calendar day `YYYY-MM-DD`: `Sat, Nov 21, 2026`. */
export function dayText(day: string): string {
  return dayFormat.format(new Date(day));
}
