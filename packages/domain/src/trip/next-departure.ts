import { addDays, compareDays, type Day } from '../basics/day.ts';
import { findPastPart } from './past-departure.ts';
import type { Departure } from './trip.ts';

/** The departure of the same trip a week later, or on the next such weekday that has not passed; `time` is the clock at its origin. */
export function offerDeparture({ startDate, startTime }: Departure, today: Day, time = '00:00'): Departure {
  if (startDate === null) return { startDate, startTime };
  const weeks = Math.max(1, Math.ceil(compareDays(today, startDate) / 7));
  const offered = { startDate: addDays(startDate, weeks * 7), startTime };
  const isPast = findPastPart(offered, { day: today, time }) !== null;
  return isPast ? { startDate: addDays(offered.startDate, 7), startTime } : offered;
}
