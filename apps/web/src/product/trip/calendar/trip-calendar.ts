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
  type LocalTime,
  type RankedDeparture,
  type Simulation,
  type SimulationRefusal,
  type TripPlan,
} from '@wideload/domain/calendar';

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

/** Null where the way through a state is not known. */
export function createTripCalendar(
  states: readonly TripState[],
  { departure, load, today }: Travel,
  localTime: LocalTime,
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
