import { computeWeekday, stateName, type Day } from '@wideload/domain';
import { HOUR, type BetterDeparture, type Simulation } from '@wideload/domain/calendar';
import * as texts from './calendar.texts.ts';
import { formatDuration, formatTripInstant } from './instant-words.ts';
import { formatPictureDay } from './picture-day.ts';
import type { TripCalendar } from './trip-calendar.ts';

export function formatLeaveAndArrive(
  { departure, arrival }: Pick<Simulation, 'departure' | 'arrival'>,
  { origin, arrivalZone }: Pick<TripCalendar, 'origin' | 'arrivalZone'>,
): string {
  return texts.leaveAndArrive(formatTripInstant(departure, origin.zone), formatTripInstant(arrival, arrivalZone));
}

/** `No hour of Sat, Nov 14 is known to be open to this load in Missouri. The truck may move from Mon, Nov 16, 6:33 AM CST.` */
export function formatNoOpenHour(
  { departure, stays }: Pick<Simulation, 'departure' | 'stays'>,
  { day, zone }: { day: Day; zone: string },
): string {
  const state = stays[0] === undefined ? '' : stateName(stays[0].state);
  return texts.noOpenHour(state, { day: formatPictureDay(day), opens: formatTripInstant(departure, zone) });
}

/** `Leave Monday instead of Saturday: 48 hours less waiting` */
export function formatBetter({ instead, savedWaiting, laterArrival }: BetterDeparture, chosen: Day): string {
  const sentence = texts.better(computeWeekday(instead.day), computeWeekday(chosen), formatDuration(savedWaiting));
  if (Math.abs(laterArrival) < HOUR) return `${sentence}.`;
  const length = formatDuration(Math.abs(laterArrival));
  return `${sentence}${laterArrival > 0 ? texts.laterBy(length) : texts.earlierBy(length)}.`;
}
