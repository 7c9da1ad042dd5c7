import type { Departure } from '../trip.ts';
import { getLocalClock } from '../hours/local-time.ts';

const dayFormat = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const;
const hourFormat = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

/**
 * `Mon, Nov 23, 2026, 7:00 AM CST`; the day alone where no hour is given, or no zone is known because there is no origin;
 * empty without a day.
 */
export function formatDeparture({ startDate, startTime }: Departure, timeZone: string | null): string {
  if (startDate === null) return '';
  const isHourKnown = startTime !== null && timeZone !== null;
  const zone = timeZone ?? 'UTC';
  const format = new Intl.DateTimeFormat('en-US', { ...dayFormat, ...(isHourKnown && hourFormat), timeZone: zone });
  return format.format(getLocalClock(zone).at(startDate, startTime ?? '12:00'));
}
