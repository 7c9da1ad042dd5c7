import type { Day, Departure, StateCode, TravelLoad, TripState } from '@wideload/domain';
import {
  findBetterDeparture,
  findLeavingInstant,
  planTrip,
  rankDepartures,
  simulateTrip,
  toRankedDeparture,
  type BetterDeparture,
  type LocalClock,
  type RankedDeparture,
  type Simulation,
  type SimulationRefusal,
  type TripPlan,
} from '@wideload/domain/calendar';
import { localTime } from '@wideload/local-time';

export type TripCalendar = {
  plan: TripPlan;
  origin: LocalClock;
  /** The zone of the destination. */
  arrivalZone: string;
  /** Null without a departure. */
  simulation: Simulation | SimulationRefusal | null;
  departures: readonly RankedDeparture[];
  better: BetterDeparture | null;
};

type Travel = { departure: Departure; load: TravelLoad; today: Day };

let last: { key: string; calendar: TripCalendar | null } | undefined;

/** The last one is remembered: every key typed on the page asks again, and comparing 14 departures takes milliseconds. */
export function getTripCalendar(states: readonly TripState[], travel: Travel): TripCalendar | null {
  const key = JSON.stringify([states, travel]);
  if (last?.key !== key) last = { key, calendar: createTripCalendar(states, travel) };
  return last.calendar;
}

/** Null where the way through a state is not known. */
export function createTripCalendar(
  states: readonly TripState[],
  { departure, load, today }: Travel,
): TripCalendar | null {
  const plan = planTrip(states, load, localTime);
  const origin = plan?.[0]?.hours;
  const destination = states.at(-1)?.exit ?? null;
  if (plan === null || origin === undefined || destination === null) return null;
  const { startDate, startTime } = departure;
  const leaves = findLeavingInstant(origin, departure);
  const simulation = leaves === null ? null : simulateTrip(plan, leaves);
  const departures = rankDepartures(plan, { firstDay: startDate ?? today, time: startTime });
  const chosen = startDate !== null && simulation?.ok === true ? toRankedDeparture(startDate, simulation) : null;
  return {
    plan,
    origin: origin.clock,
    arrivalZone: localTime.findZone(destination),
    simulation,
    departures,
    better: chosen && findBetterDeparture(chosen, departures),
  };
}

/** The states whose way is not known, each once. */
export function listUnknownWays(states: readonly TripState[]): StateCode[] {
  const unknown = states.filter(({ miles, entry, exit }) => miles === null || entry === null || exit === null);
  return [...new Set(unknown.map(({ state }) => state))];
}
