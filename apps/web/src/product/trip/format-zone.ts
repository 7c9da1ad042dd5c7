import type { Day } from '@wideload/domain';
import { remember } from '#lib/remember.ts';

const getFormat = remember((timeZone: string) => new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }));

/** `CST`, or `CDT` in summer, of an IANA zone on that day. */
export function formatZone(timeZone: string, day: Day): string {
  const parts = getFormat(timeZone).formatToParts(new Date(`${day}T18:00:00Z`));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
