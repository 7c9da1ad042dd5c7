import { after, DAY, SECOND } from '#clock.ts';

/** A receiver that asks for more would lose what ends after three days. */
const LONGEST = DAY;

/** @param header seconds, or a date (RFC 9110, 10.2.3). @returns when the receiver asks to be tried again; null if it does not. */
export function readRetryAfter(header: string | null, now: Date): Date | null {
  if (header === null) return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now.getTime()) / SECOND;
  return seconds > 0 ? after(now, Math.min(LONGEST, seconds * SECOND)) : null;
}
