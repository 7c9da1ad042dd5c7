import { addDays, compareDays, type Day } from '../../basics/day.ts';
import { findValidity, findLastValidDay, type PermitValidity } from '../../states/permit-validity.ts';
import type { StateCode } from '../../basics/state-code.ts';
import type { TravelLoad } from '../../load/travel-load.ts';
import type { PlannedDays } from '../planned-days.ts';
import type { Departure, Trip } from '../trip.ts';
import { findFirstOpenMinute, type StateHours } from '../hours/state-hours.ts';
import { type Instant, type LocalTime, getLocalClock } from '../hours/local-time.ts';
import { simulateTrip } from './simulate-trip.ts';
import { planTrip } from './trip-plan.ts';
import type { StateStay } from './simulation.ts';

/** A state that stays closed for longer refuses the trip. */
const PATIENCE_DAYS = 30;

type Stay = Pick<StateStay, 'enters' | 'leaves' | 'zone'>;

/** The instant of a departure: its hour, or without one the first open minute from its day on; null without a day. */
export function findLeavingInstant(origin: StateHours, { startDate, startTime }: Departure): Instant | null {
  if (startDate === null) return null;
  if (startTime !== null) return origin.clock.at(startDate, startTime);
  const days = Array.from({ length: PATIENCE_DAYS }, (_, index) => addDays(startDate, index));
  for (const day of days) {
    const opens = findFirstOpenMinute(origin, day);
    if (opens !== null) return opens;
  }
  return origin.clock.spanOf(startDate).from;
}

type Way = Pick<Trip, 'states'>;
type Travel = { departure: Departure; load: TravelLoad };

/**
 * When one load is in each state, by the hours in which the states let it move. Empty without a departure, where the way
 * through a state is not known, and where a state stays closed.
 */
function findStays({ states }: Way, { departure, load }: Travel, localTime: LocalTime): ReadonlyMap<StateCode, Stay> {
  const plan = planTrip(states, load, localTime);
  const origin = plan?.[0]?.hours;
  const leaves = origin === undefined ? null : findLeavingInstant(origin, departure);
  const simulation = plan === null || leaves === null ? null : simulateTrip(plan, leaves);
  if (simulation?.ok !== true) return new Map();
  const visited = [...new Set(simulation.stays.map(({ state }) => state))];
  return new Map(
    visited.flatMap((state) => {
      const stays = simulation.stays.filter((stay) => stay.state === state);
      const [first, last] = [stays[0], stays.at(-1)];
      return first === undefined || last === undefined ? [] : [[state, { ...first, leaves: last.leaves }] as const];
    }),
  );
}

/** The days of the permits of one load; empty where its stays are not known. */
export function planPermitDays(way: Way, travel: Travel, localTime: LocalTime): ReadonlyMap<StateCode, PlannedDays> {
  const stays = [...findStays(way, travel, localTime)].map(([state, stay]) => {
    const { start, end } = proposePermitDates(stay, findValidity(state));
    return [state, { startDate: start, endDate: end }] as const;
  });
  return new Map(stays);
}

/** The days on which one load enters and leaves each state, in the zone of the state; empty where they are not known. */
export function planStayDays(
  way: Way,
  travel: Travel,
  localTime: LocalTime,
): ReadonlyMap<StateCode, { from: Day; to: Day }> {
  const stays = [...findStays(way, travel, localTime)].map(([state, { enters, leaves, zone }]) => {
    const clock = getLocalClock(zone);
    return [state, { from: clock.dayOf(enters), to: clock.dayOf(leaves) }] as const;
  });
  return new Map(stays);
}

/** `runsOut`: the permit cannot hold until the truck leaves the state. */
export type PermitDates = { start: Day; end: Day; runsOut: boolean };

const USUAL_DAYS_AFTER = 3;

/**
 * From the day that the truck enters the state, in the zone of the state, until three days later; longer if the stay is
 * longer, but never longer than the permit holds.
 */
export function proposePermitDates({ enters, leaves, zone }: Stay, validity: PermitValidity | null): PermitDates {
  const clock = getLocalClock(zone);
  const start = clock.dayOf(enters);
  const lastDay = clock.dayOf(leaves);
  const wanted = findLater(lastDay, addDays(start, USUAL_DAYS_AFTER));
  const holdsUntil = validity === null ? wanted : findLastValidDay(start, validity);
  const end = compareDays(wanted, holdsUntil) <= 0 ? wanted : holdsUntil;
  return { start, end, runsOut: compareDays(end, lastDay) < 0 };
}

function findLater(a: Day, b: Day): Day {
  return compareDays(a, b) >= 0 ? a : b;
}
