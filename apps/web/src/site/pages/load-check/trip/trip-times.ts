import { addDays, parseDay, usualStartTime, type Day, type KnownFacts, type TripState } from '@wideload/domain';
import {
  findBetterDeparture,
  findLeavingInstant,
  planTrip,
  rankDepartures,
  simulateTrip,
  type Instant,
} from '@wideload/domain/calendar';
import { localTime } from '@wideload/local-time';
import { findToday } from '../../../../lib/today.ts';

/** An instant with the zone in which it is shown. */
export type Moment = { at: Instant; zone: string };

export type TripTimes = {
  leaves: Moment;
  arrives: Moment;
  /** Milliseconds of waiting for a state to open. */
  waiting: number;
  isChecked: boolean;
  stays: readonly { state: TripState['state']; enters: Moment; leaves: Moment }[];
  better: { leaves: Moment; savedWaiting: number } | null;
};

/** Null where a state stays closed to the load. Without a day the truck leaves tomorrow. */
export function findTripTimes(states: readonly TripState[], facts: KnownFacts, leaving: string): TripTimes | null {
  const plan = planTrip(states, { facts, type: null }, localTime);
  const origin = plan?.[0]?.hours;
  const startDate: Day = parseDay(leaving) ?? addDays(findToday(), 1);
  const start = origin === undefined ? null : findLeavingInstant(origin, { startDate, startTime: usualStartTime });
  if (plan === null || origin === undefined || start === null) return null;
  const simulation = simulateTrip(plan, start);
  if (!simulation.ok) return null;
  const zone = origin.clock.zone;
  const ranked = rankDepartures(plan, { firstDay: startDate, time: usualStartTime });
  const chosen = ranked.find(({ day }) => day === startDate);
  const better = chosen === undefined ? null : findBetterDeparture(chosen, ranked);
  return {
    leaves: { at: simulation.departure, zone },
    arrives: { at: simulation.arrival, zone: simulation.stays.at(-1)?.zone ?? zone },
    waiting: simulation.waiting,
    isChecked: simulation.isChecked,
    stays: simulation.stays.map((stay) => ({
      state: stay.state,
      enters: { at: stay.enters, zone: stay.zone },
      leaves: { at: stay.leaves, zone: stay.zone },
    })),
    better: better && { leaves: { at: better.instead.leaves, zone }, savedWaiting: better.savedWaiting },
  };
}
