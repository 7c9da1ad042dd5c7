import { formatZoneName, toDayIn, type Day } from '@wideload/domain';

/** An IANA name; the statistics count days in this zone. */
export function findViewerZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The server decides where a window ends. */
export function findViewerToday(): Day {
  const today = toDayIn(new Date(), findViewerZone());
  if (today === null) throw new Error('The browser names a zone that it does not know');
  return today;
}

/** `Central Time (America/Chicago)` */
export function formatZone(timeZone: string): string {
  return `${formatZoneName(timeZone)} (${timeZone})`;
}
