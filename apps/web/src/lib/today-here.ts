import { toDayIn, type Day } from '@wideload/domain';

/** The day of whoever looks: that of the browser's zone, as a save tells the server. */
export function todayHere(): Day {
  const today = toDayIn(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  if (today === null) throw new Error('The browser names a zone that it does not know');
  return today;
}
