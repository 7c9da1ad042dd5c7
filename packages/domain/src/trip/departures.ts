import { toDayIn, type Day, addDays, compareDays } from '../basics/day.ts';
import type { Departure } from './trip.ts';

/** The day and the clock at a place, the clock as `13:05`. */
export type LocalNow = { day: Day; time: string };

/** The part of a departure that has passed: its day, or the hour of today. `now` is that of its origin. */
export function findPastPart({ startDate, startTime }: Departure, now: LocalNow): 'startDate' | 'startTime' | null {
  if (startDate === null) return null;
  if (startDate < now.day) return 'startDate';
  return startDate === now.day && startTime !== null && startTime < now.time ? 'startTime' : null;
}

/** Null for an unknown IANA zone. */
export function toLocalNow(instant: Date, timeZone: string): LocalNow | null {
  const day = toDayIn(instant, timeZone);
  if (day === null) return null;
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return { day, time: `${parts.get('hour')}:${parts.get('minute')}` };
}

/** The departure of the same trip a week later, or on the next such weekday that has not passed; `time` is the clock at its origin. */
export function offerDeparture({ startDate, startTime }: Departure, today: Day, time = '00:00'): Departure {
  if (startDate === null) return { startDate, startTime };
  const weeks = Math.max(1, Math.ceil(compareDays(today, startDate) / 7));
  const offered = { startDate: addDays(startDate, weeks * 7), startTime };
  const isPast = findPastPart(offered, { day: today, time }) !== null;
  return isPast ? { startDate: addDays(offered.startDate, 7), startTime } : offered;
}
