import { addDays, type Day } from '../basics/day.ts';
import type { StateCode } from '../basics/state-code.ts';
import type { Departure, TripState } from './trip.ts';

/** Average speed of a loaded truck in miles an hour, and its longest day of driving in hours (49 CFR 395.3). */
export const loadedSpeed = 48;
export const longestDrivingDay = 11;

/** A permit runs three days beyond its first (spec [3]). */
const defaultDaysMore = 3;

/** The hour of a departure for which only the day is given. */
export const usualStartTime = '07:00';

export type PlannedDays = { startDate: Day; endDate: Day };

/**
 * The days of a permit of `state` by miles alone, without the hours in which the states let the load move; null without a
 * departure or where the way to the state is not known.
 */
export function estimatePermitDays(
  { startDate }: Departure,
  { states, state }: { states: readonly TripState[]; state: StateCode },
): PlannedDays | null {
  const first = states.findIndex((visit) => visit.state === state);
  const last = states.findLastIndex((visit) => visit.state === state);
  if (startDate === null || first < 0) return null;
  const start = addDays(startDate, countDrivingDays(states.slice(0, first)));
  const leaves = addDays(startDate, countDrivingDays(states.slice(0, last + 1)));
  const usual = addDays(start, defaultDaysMore);
  return { startDate: start, endDate: leaves > usual ? leaves : usual };
}

/** Whole days of driving over `states`. */
function countDrivingDays(states: readonly TripState[]): number {
  const miles = states.reduce((sum, visit) => sum + (visit.miles ?? 0), 0);
  return Math.floor(miles / (loadedSpeed * longestDrivingDay));
}
