const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** An instant in the reader's own zone: `Nov 21, 2026, 10:42 AM`. */
export function instantText(instant: string): string {
  return format.format(new Date(instant));
}
