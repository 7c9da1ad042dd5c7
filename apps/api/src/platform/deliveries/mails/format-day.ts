// A calendar day has no zone: formatted as UTC it stays the same day.
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** `''` for a day that is not known. */
export function formatDay(day: string | null): string {
  return day === null ? '' : dayFormat.format(new Date(day));
}
