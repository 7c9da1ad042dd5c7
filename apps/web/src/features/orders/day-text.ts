const instantFormat = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});
// A calendar day has no zone: it is read and written as UTC so that it stays the day it is.
const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** An instant in the reader's own zone: `Nov 21, 2026, 10:42 AM CST`. */
export function instantText(instant: string): string {
  return instantFormat.format(new Date(instant));
}

/** A calendar day `YYYY-MM-DD`: `Sat, Nov 21, 2026`. */
export function dayText(day: string): string {
  return dayFormat.format(new Date(day));
}
