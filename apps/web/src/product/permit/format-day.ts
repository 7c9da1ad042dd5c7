import type { Day } from '@wideload/domain';

// A calendar day has no time zone; UTC for both parsing and formatting prevents a shift.
const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `Sat, Nov 21, 2026` */
export function formatWeekdayAndDay(day: string): string {
  return dayFormat.format(new Date(day));
}

/** `Mon, Nov 23 – Thu, Nov 26, 2026`; `end` is not before `start`. */
export function formatDayRange(start: Day, end: Day): string {
  // Browsers put thin spaces around the dash.
  return dayFormat.formatRange(new Date(start), new Date(end)).replaceAll('\u2009', ' ');
}

const shortFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** `Nov 21`, where the year is plain from what is beside it. */
export function formatShortDay(day: string): string {
  return shortFormat.format(new Date(day));
}
