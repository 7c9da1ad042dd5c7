import { toDayIn, type Day } from '@wideload/domain';

/** The zone of this device, in which the days of the statistics are counted: IANA name. */
export function viewerZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The day here; the server's own decides where a window ends. */
export function viewerToday(): Day {
  const today = toDayIn(new Date(), viewerZone());
  if (today === null) throw new Error('The browser names a zone that it does not know');
  return today;
}

/** `Central Time (America/Chicago)`. */
export function zoneText(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
  return `${parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone} (${timeZone})`;
}
