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
