const format = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** `Nov 21, 2026, 10:42 AM CST` in the local time zone. */
export function formatInstant(instant: string): string {
  return format.format(new Date(instant));
}
