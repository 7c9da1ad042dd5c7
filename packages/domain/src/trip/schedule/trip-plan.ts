import { findWayThrough } from '../way-through.ts';
import type { TravelLoad } from '../../load/travel-load.ts';
import { loadedSpeed, longestDrivingDay } from '../planned-days.ts';
import type { TripState } from '../trip.ts';
import { createStateHours, type StateHours } from '../hours/state-hours.ts';
import { HOUR, toInstant, type LocalTime, type Instant, type Span } from '../hours/local-time.ts';

/** The states in travel order with their hours for one load; departures that are compared share it. */
export type TripPlan = readonly { miles: number; hours: StateHours }[];

type PlannedVisit = Pick<TripState, 'state' | 'miles' | 'entry' | 'exit' | 'counties' | 'interstateMiles'>;

/** Null if the way through a state is not known, because a person added it. */
export function planTrip(states: readonly PlannedVisit[], load: TravelLoad, localTime: LocalTime): TripPlan | null {
  const plan = states.flatMap((visit) => {
    const { state, miles, entry, exit } = visit;
    if (miles === null || entry === null || exit === null) return [];
    return [
      { miles, hours: createStateHours({ state, entry, exit, ...findWayThrough([visit], state) }, load, localTime) },
    ];
  });
  return plan.length === states.length ? plan : null;
}

/** `hoursADay` is also the most driving between two rests of `restHours` (49 CFR 395.3). */
type DrivingLimit = { hoursADay: number; restHours: number };

/** Driving so far, in order; and the day of the place. */
type DrivingLog = { drives: readonly Span[]; day: Span };

/** How long the driver may go on from `at`; `at` itself if a rest is due. */
export function findDrivingEnd({ drives, day }: DrivingLog, at: Instant, limit: DrivingLimit): Instant {
  const leftToday = limit.hoursADay * HOUR - sumDriving(drives, day.from);
  return toInstant(Math.min(at + leftToday, findShiftEnd(drives, at, limit)));
}

/** When the driver may go on after a rest that is due at `at`. */
export function findRestEnd({ drives, day }: DrivingLog, at: Instant, limit: DrivingLimit): Instant {
  if (sumDriving(drives, day.from) >= limit.hoursADay * HOUR) return day.to;
  const window = toWindow(limit);
  const counted = drives.find(({ to }) => to > at - window);
  return toInstant(Math.max(at, (counted?.from ?? at - window) + window));
}

/** Any 21 hours have at most 11 of driving. Unlike a reset after 10 hours off, a later truck is never more rested. */
function findShiftEnd(drives: readonly Span[], at: Instant, limit: DrivingLimit): number {
  const window = toWindow(limit);
  let before = at - window;
  let left = limit.hoursADay * HOUR - sumDriving(drives, before);
  // While the window loses driving at its beginning, driving on costs nothing.
  for (const { from, to } of drives) {
    const pause = from - before;
    if (pause > 0 && pause >= left) break;
    if (to <= before) continue;
    left -= Math.max(0, pause);
    before = to;
  }
  return before + left + window;
}

function toWindow({ hoursADay, restHours }: DrivingLimit): number {
  return (hoursADay + restHours) * HOUR;
}

function sumDriving(drives: readonly Span[], since: number): number {
  return drives.reduce((sum, { from, to }) => sum + Math.max(0, to - Math.max(from, since)), 0);
}

/** The average speed of a loaded truck with its stops, and the driver's hours. */
export type Pace = DrivingLimit & { milesPerHour: number };

export const usualPace: Pace = { milesPerHour: loadedSpeed, hoursADay: longestDrivingDay, restHours: 10 };
