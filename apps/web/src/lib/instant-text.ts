const format = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** Formats an instant in the local time zone: `Nov 21, 2026, 10:42 AM CST`. */
export function instantText(instant: string): string {
  return format.format(new Date(instant));
}
