import { addDays, type Day } from '../../basics/day.ts';
import { findFirstOpenMinute } from '../hours/state-hours.ts';
import { HOUR, DAY, type Instant } from '../hours/local-time.ts';
import { simulateTrip } from './simulate-trip.ts';
import type { Simulation } from './simulation.ts';
import type { Pace, TripPlan } from './trip-plan.ts';

/** `day` is in the zone of the origin; `waiting` and `duration` are milliseconds. */
export type RankedDeparture = {
  day: Day;
  leaves: Instant;
  arrives: Instant;
  waiting: number;
  duration: number;
  isChecked: boolean;
};

const DAYS = 14;

/**
 * The departures of 14 days at `time` (`HH:MM`), or without one at the first open minute of each day from `since` on, by
 * arrival; of two that arrive together the one that waits less is first. A day on which the first state stays closed has no first open minute.
 */
export function rankDepartures(
  plan: TripPlan,
  { firstDay, time, since, pace }: { firstDay: Day; time: string | null; since?: string; pace?: Pace },
): RankedDeparture[] {
  const origin = plan[0]?.hours;
  if (origin === undefined) return [];
  return Array.from({ length: DAYS }, (_, index) => addDays(firstDay, index))
    .flatMap((day) => {
      const leaves = time === null ? findFirstOpenMinute(origin, day, since) : origin.clock.at(day, time);
      const simulation = leaves === null ? null : simulateTrip(plan, leaves, pace);
      return simulation?.ok === true ? [toRankedDeparture(day, simulation)] : [];
    })
    .toSorted((a, b) => a.arrives - b.arrives || a.waiting - b.waiting);
}

export function toRankedDeparture(day: Day, { departure, arrival, waiting, isChecked }: Simulation): RankedDeparture {
  return { day, leaves: departure, arrives: arrival, waiting, duration: arrival - departure, isChecked };
}

/** `savedWaiting` and `laterArrival` are milliseconds. */
export type BetterDeparture = { instead: RankedDeparture; savedWaiting: number; laterArrival: number };

const WORTH_SAYING = 12 * HOUR;

/**
 * The departure that saves most waiting, less what it arrives later. It saves at least 12 hours and arrives at most a
 * day later than the chosen one.
 */
export function findBetterDeparture(
  chosen: RankedDeparture,
  departures: readonly RankedDeparture[],
): BetterDeparture | null {
  const better = departures
    .map((instead) => ({
      instead,
      savedWaiting: chosen.waiting - instead.waiting,
      laterArrival: instead.arrives - chosen.arrives,
    }))
    .filter(({ savedWaiting, laterArrival }) => savedWaiting >= WORTH_SAYING && laterArrival <= DAY)
    .toSorted((a, b) => b.savedWaiting - b.laterArrival - (a.savedWaiting - a.laterArrival));
  return better[0] ?? null;
}
