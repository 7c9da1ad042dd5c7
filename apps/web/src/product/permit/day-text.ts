// A calendar day has no zone: it is read and written as UTC so that it stays the day it is.
const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A calendar day `YYYY-MM-DD`: `Sat, Nov 21, 2026`. */
export function dayText(day: string): string {
  return dayFormat.format(new Date(day));
}
