import type { Day } from '@wideload/domain';

/** `CST`, or `CDT` in summer, of an IANA zone on that day. */
export function formatZone(timeZone: string, day: Day): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' });
  const parts = format.formatToParts(new Date(`${day}T18:00:00Z`));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
