import { addDays, compareDays, type Day } from '../days/day.ts';
import type { Departure } from './trip.ts';

/** The departure of the same trip a week later, or on the next such weekday from today on. */
export function offerDeparture({ startDate, startTime }: Departure, today: Day): Departure {
  if (startDate === null) return { startDate, startTime };
  const weeks = Math.max(1, Math.ceil(compareDays(today, startDate) / 7));
  return { startDate: addDays(startDate, weeks * 7), startTime };
}
